import type { Answer } from '@trevo/contract/endpoint.ts'
import { moduleIds } from '@trevo/contract/module-ids.ts'
import type * as endpoints from '@trevo/contract/ops/company/brands.ts'
import { sectionsOf } from '../domain/brand-sections.ts'
import { disabledModules, type ModuleSwitch } from '../domain/whitelabel-tree.ts'
import type { BrandDeskNeeds } from '../needs.ts'
import { loadSettings } from '../repository/load-brands.ts'
import { switchesOf, waitingOf } from './brand-parts.ts'
import { changeBrandKindName } from './change-brand.ts'

const modulesOf = (switches: readonly ModuleSwitch[]) => {
  const byId = new Map(switches.map((one) => [one.moduleId, one]))
  const off = disabledModules(switches)
  return moduleIds.map((moduleId) => ({
    moduleId,
    parentId: byId.get(moduleId)?.parentId ?? null,
    enabled: byId.get(moduleId)?.enabled ?? false,
    isOn: !off.has(moduleId),
  }))
}

/** The brand's settings as they are stored now, not as a copy last read them. */
export const createShowBrand =
  (needs: BrandDeskNeeds) =>
  async (brandId: number): Promise<Answer<typeof endpoints.showBrand>> => {
    const rows = await loadSettings(needs.database)
    const row = rows.brands.find((one) => one.id === brandId)
    if (!row) throw new Error(`no brand ${brandId}`)
    const ofBrand = <Row extends { brand_id: number }>(all: readonly Row[]) =>
      all.filter((one) => one.brand_id === brandId)
    const sections = sectionsOf({
      row,
      rules: ofBrand(rows.rules),
      switches: ofBrand(rows.switches),
      lotteryTypes: ofBrand(rows.lotteryTypes).map((one) => one.prize_mode),
    })
    return {
      merchant: row.merchant,
      currency: row.currency,
      timeZone: row.time_zone,
      isDemo: row.demo,
      isSingleWallet: row.is_single_wallet,
      agentTypes: row.agent_types,
      trialTypes: row.trial_types,
      ...sections,
      modules: modulesOf(switchesOf(rows, brandId)),
      contacts: ofBrand(rows.customerServices).map(({ position, kind, titles, path }) => ({
        position,
        kind,
        titles: { ...titles },
        path,
      })),
      links: ofBrand(rows.resources).map(({ resource_type: kind, url, label }) => ({
        kind,
        url,
        label,
      })),
      waiting: await waitingOf(needs, brandId, changeBrandKindName),
    }
  }
