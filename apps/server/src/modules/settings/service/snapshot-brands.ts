import {
  PhoneAuthProject,
  registerFields,
  type RegisterRules,
  type WhitelabelNode,
} from '@trevo/contract/wps/system.ts'
import type { Jurisdiction } from '@trevo/contract/jurisdiction-rules.ts'
import type { PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import { acceptsNothing, isLinearPattern } from '@trevo/field-rules/linear-pattern.ts'
import type { Brand } from '../../../platform/http/brand.ts'
import { timelineOf, type RuleTimeline } from '../domain/jurisdiction-rules.ts'
import { createRegionCheck, type RegionCheck } from '../domain/region-rules.ts'
import { isTimeZone } from '@trevo/calendar/time-zone.ts'
import { disabledModules, whitelabelTree } from '../domain/whitelabel-tree.ts'
import type {
  BrandRow,
  CustomerServiceRow,
  ResourceRow,
  SettingsRows,
} from '../domain/settings-rows.ts'

/** All settings of one brand, ready for use on every call. */
export type BrandSnapshot = Brand & {
  /** Brands of one company share its persons. */
  readonly companyId: number
  readonly row: BrandRow
  readonly whitelabel: WhitelabelNode
  readonly registerRules: RegisterRules
  readonly customerServices: readonly CustomerServiceRow[]
  readonly resources: readonly ResourceRow[]
  /** The brand's types of lottery; the first is its own type (LOTT-2). */
  readonly lotteryTypes: readonly PrizeMode[]
  readonly isRestricted: RegionCheck
  /** Null if the brand sends its own codes. */
  readonly phoneAuthProject: PhoneAuthProject | null
}

export type SettingsSnapshot = {
  readonly brands: readonly BrandSnapshot[]
  readonly timelines: Readonly<Record<Jurisdiction, RuleTimeline>>
}

const rulesOf = (rows: SettingsRows, brandId: number): RegisterRules => {
  const own = new Map(
    rows.rules.filter((rule) => rule.brand_id === brandId).map((rule) => [rule.field, rule]),
  )
  const rules = registerFields.map((field) => {
    const rule = own.get(field)
    if (!rule) throw new Error(`brand ${brandId} has no register rule for ${field}`)
    return [
      field,
      {
        acceptedPattern: isLinearPattern(rule.accepted_pattern)
          ? rule.accepted_pattern
          : acceptsNothing,
        minLength: rule.min_length,
        maxLength: rule.max_length,
        patternId: rule.pattern_id,
        enabled: rule.enabled,
        required: rule.required,
      },
    ] as const
  })
  return Object.fromEntries(rules) as RegisterRules // one entry for each field of registerFields
}

const phoneAuthOf = ({ phone_auth_mode, firebase_config }: BrandRow): PhoneAuthProject | null =>
  phone_auth_mode === 'firebase' ? PhoneAuthProject.parse(firebase_config) : null

const snapshotBrand = (row: BrandRow, rows: SettingsRows): BrandSnapshot => {
  if (!isTimeZone(row.time_zone)) {
    throw new Error(`brand ${row.id}: this runtime does not know the time zone ${row.time_zone}`)
  }
  const switches = rows.switches
    .filter((one) => one.brand_id === row.id)
    .map((one) => ({
      moduleId: one.module_id,
      parentId: one.parent_id ?? undefined,
      enabled: one.enabled,
    }))
  return {
    id: row.id,
    companyId: row.company_id,
    merchant: row.merchant,
    defaultLanguage: row.default_language,
    maintenance: row.maintenance,
    jurisdiction: row.jurisdiction,
    disabledModules: disabledModules(switches),
    row,
    whitelabel: whitelabelTree(row.merchant, switches),
    registerRules: rulesOf(rows, row.id),
    customerServices: rows.customerServices.filter((one) => one.brand_id === row.id),
    resources: rows.resources.filter((one) => one.brand_id === row.id),
    lotteryTypes: rows.lotteryTypes
      .filter((one) => one.brand_id === row.id)
      .map((one) => one.prize_mode),
    isRestricted: createRegionCheck({
      blockedAddresses: row.blocked_addresses,
      allowedAddresses: row.allowed_addresses,
      blockedCountries: row.blocked_countries,
      allowedCountries: row.allowed_countries,
    }),
    phoneAuthProject: phoneAuthOf(row),
  }
}

/** Patterns that are broken or may take longer than linear time: their fields accept nothing. */
export const listRefusedPatterns = ({ rules }: SettingsRows): readonly object[] =>
  rules
    .filter(({ accepted_pattern: pattern }) => !isLinearPattern(pattern))
    .map(({ brand_id: brandId, field, accepted_pattern: pattern }) => ({ brandId, field, pattern }))

/** Turns the rows into the form used by every call; throws if a brand is incomplete. */
export const snapshotSettings = (rows: SettingsRows): SettingsSnapshot => ({
  brands: rows.brands.map((row) => snapshotBrand(row, rows)),
  timelines: {
    open: timelineOf('open', rows.jurisdictionRules),
    br: timelineOf('br', rows.jurisdictionRules),
  },
})
