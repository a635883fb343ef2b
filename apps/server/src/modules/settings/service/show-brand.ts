import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import { isModuleId, moduleIds, type ModuleId } from '@trevo/contract/module-ids.ts'
import type * as endpoints from '@trevo/contract/ops/brands.ts'
import type { listJurisdictionRules } from '@trevo/contract/ops/jurisdictions.ts'
import { JurisdictionRules } from '../domain/jurisdiction-profile.ts'
import { sectionsOf } from '../domain/brand-sections.ts'
import { disabledModules, type ModuleSwitch } from '../domain/whitelabel-tree.ts'
import type { BrandDeskNeeds } from '../needs.ts'
import { listProfiles, loadSettings, type SettingsRows } from '../repository/load-brands.ts'
import { changeBrandKindName } from './change-brand.ts'
import { planRulesKindName } from './plan-jurisdiction-rules.ts'

type Waiting = Answer<typeof endpoints.showBrand>['waiting']

const waitingOf = async (
  { staff }: BrandDeskNeeds,
  brandId: number,
  kind: string,
): Promise<Waiting> => {
  const found = await staff.listWaiting(brandId, kind)
  return [...found].map(([section, { requestId, askedBy, askedAt, reason }]) => ({
    section,
    requestId,
    askedBy,
    askedAt: askedAt.toISOString(),
    reason,
  }))
}

const switchesOf = ({ switches }: SettingsRows, brandId: number): ModuleSwitch[] =>
  switches
    .filter((one) => one.brand_id === brandId)
    .map((one) => ({
      moduleId: one.module_id,
      parentId: one.parent_id ?? undefined,
      enabled: one.enabled,
    }))

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

const idsIn = (text: string): ModuleId[] => text.split(',').filter(isModuleId)

/** What members lose and get once some switches are set, with the calls that each module opens. */
export const createPreviewBrandModules =
  (needs: BrandDeskNeeds) =>
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
    const describe = (moduleId: ModuleId) => ({ moduleId, calls: [...needs.callsOf(moduleId)] })
    return {
      goesOff: moduleIds.filter((id) => !was.has(id) && becomes.has(id)).map(describe),
      comesOn: moduleIds.filter((id) => was.has(id) && !becomes.has(id)).map(describe),
    }
  }

/** The versions of a jurisdiction's rules, the newest first. */
export const createListJurisdictionRules =
  (needs: BrandDeskNeeds) =>
  async (brandId: number, name: 'open' | 'br'): Promise<Answer<typeof listJurisdictionRules>> => {
    const now = needs.clock.now()
    const rows = await listProfiles(needs.database, name)
    const inForce = rows.find((row) => row.effective_at <= now)
    const waiting = await waitingOf(needs, brandId, planRulesKindName)
    return {
      versions: rows.map((row) => ({
        effectiveAt: row.effective_at.toISOString(),
        isInForce: row === inForce,
        rules: JurisdictionRules.parse(row.rules),
        articles: row.articles,
      })),
      waiting: waiting.filter(({ section }) => section.startsWith(`${name}/`)),
    }
  }
