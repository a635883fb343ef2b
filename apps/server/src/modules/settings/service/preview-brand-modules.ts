import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import { isModuleId, moduleIds, type ModuleId } from '@trevo/contract/module-ids.ts'
import type * as endpoints from '@trevo/contract/ops/company/brands.ts'
import { disabledModules } from '../domain/whitelabel-tree.ts'
import type { BrandDeskNeeds } from '../needs.ts'
import { loadSettings } from '../repository/load-brands.ts'
import { switchesOf } from './brand-parts.ts'

/** Names of the members' calls that a module opens, by its switch. */
export type CallsOf = (moduleId: ModuleId) => readonly string[]

const idsIn = (text: string): ModuleId[] => text.split(',').filter(isModuleId)

/** What members lose and get once some switches are set, with the calls that each module opens. */
export const createPreviewBrandModules =
  (needs: BrandDeskNeeds, callsOf: CallsOf) =>
  async (
    brandId: number,
    { off, on }: Query<typeof endpoints.previewBrandModules>,
  ): Promise<Answer<typeof endpoints.previewBrandModules>> => {
    const switches = switchesOf(await loadSettings(needs.database), brandId)
    const wanted = new Map([
      ...idsIn(on).map((moduleId) => [moduleId, true] as const),
      ...idsIn(off).map((moduleId) => [moduleId, false] as const),
    ])
    const known = new Set(switches.map((one) => one.moduleId))
    const next = [
      ...switches.map((one) => ({
        ...one,
        enabled: wanted.get(one.moduleId as ModuleId) ?? one.enabled,
      })),
      ...[...wanted]
        .filter(([moduleId]) => !known.has(moduleId))
        .map(([moduleId, enabled]) => ({ moduleId, parentId: undefined, enabled })),
    ]
    const [was, becomes] = [disabledModules(switches), disabledModules(next)]
    const describe = (moduleId: ModuleId) => ({ moduleId, calls: [...callsOf(moduleId)] })
    return {
      goesOff: moduleIds.filter((id) => !was.has(id) && becomes.has(id)).map(describe),
      comesOn: moduleIds.filter((id) => was.has(id) && !becomes.has(id)).map(describe),
    }
  }
