import type { JurisdictionRules } from '@trevo/contract/jurisdiction-rules.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { SystemStatus } from '@trevo/contract/wps/system.ts'
import { findText, textIn } from '@trevo/languages/texts.ts'
import type { Visitor } from '../../../platform/http/brand.ts'
import type { SealingKeys } from '../../../platform/http/sealing/sealing-keys.ts'
import { encryptServicePath } from '../domain/service-path.ts'
import type { BrandSnapshot } from './snapshot-brands.ts'

const noticeIn = (
  { row }: BrandSnapshot,
  language: Language,
): SystemStatus['maintenanceNotice'] => {
  if (!row.maintenance) return null
  const found = findText(row.maintenance_texts, language, row.default_language)
  return {
    title: found?.title ?? null,
    text: found?.text ?? null,
    endsAt: row.maintenance_ends_at?.toISOString() ?? null,
  }
}

/** Null for a brand that names no licence, or has no text in any language. */
const legalNoticesIn = (
  { row }: BrandSnapshot,
  language: Language,
): SystemStatus['info']['brand']['notices'] => {
  const { licence, regulator = '', regulatorUrl = null, texts = {} } = row.legal_notices
  const { ombudsman = '', ombudsmanPath = null } = row.legal_notices
  const text = findText(texts, language, row.default_language)
  if (!licence || !text) return null
  return { licence, regulator, regulatorUrl, ombudsman, ombudsmanPath, ...text }
}

const brandOf = (
  brand: BrandSnapshot,
  rules: JurisdictionRules,
  language: Language,
): SystemStatus['info']['brand'] => brandFields(brand.row, rules, legalNoticesIn(brand, language))

const brandFields = (
  row: BrandSnapshot['row'],
  rules: JurisdictionRules,
  notices: SystemStatus['info']['brand']['notices'],
): SystemStatus['info']['brand'] => ({
  merchant: row.merchant,
  name: row.name,
  languages: row.languages,
  defaultLanguage: row.default_language,
  timeZone: row.time_zone,
  currency: row.currency,
  currencySymbol: row.currency_symbol,
  copyrightYear: row.copyright_year,
  ageMessage: row.age_message,
  showCaptcha: row.show_captcha,
  jurisdiction: row.jurisdiction,
  asksBirthDate: rules.birthDateRequired,
  asksLimits: rules.signUpLimitsRequired,
  asksIdentity: rules.kycBeforeStake,
  agentTypes: row.agent_types,
  trialTypes: row.trial_types,
  demo: row.demo,
  demoPlay: row.demo_play,
  notices,
})

type Asked = {
  readonly rules: JurisdictionRules
  readonly visitor: Visitor
  readonly language: Language
  readonly keys: Pick<SealingKeys, 'publicKeys'>
  readonly now: Date
}

/** An entry to the live chat exists only if the brand has enabled it. */
const isOpen =
  ({ disabledModules }: BrandSnapshot) =>
  ({ kind }: { readonly kind: string }): boolean =>
    kind !== 'CHAT' || !disabledModules.has('CBS3')

/** The answer of `GET /wps/system/status`, also the boot data of rendered pages. */
export const getSystemStatus = (
  brand: BrandSnapshot,
  { rules, visitor, language, keys, now }: Asked,
): SystemStatus => ({
  info: {
    customerService: brand.customerServices.filter(isOpen(brand)).map((one) => ({
      csPosition: one.position,
      csType: one.kind,
      title: textIn(one.titles, language, brand.row.default_language),
      path: brand.row.encrypts_service_paths ? encryptServicePath(one.path) : one.path,
    })),
    domainRoute: brand.row.domains,
    resources: brand.resources.map((one) => ({
      resourceType: one.resource_type,
      url: one.url,
      labelNameEn: one.label,
    })),
    whitelabel: brand.whitelabel,
    register: brand.registerRules,
    mainDomain: brand.row.main_domain,
    analytics: { gtagId: brand.row.gtag_id },
    imageCDNs: brand.row.image_cdns,
    launchGameCDNs: brand.row.launch_game_cdns,
    phoneAuth: brand.phoneAuthProject,
    encryption: {
      keys: keys.publicKeys.map(({ kid, jwk }) => ({ kid, jwk: { ...jwk } })),
    },
    brand: brandOf(brand, rules, language),
  },
  location: { ip: visitor.address, country: visitor.country },
  maintenance: brand.maintenance,
  maintenanceNotice: noticeIn(brand, language),
  regionRestriction: brand.isRestricted(visitor),
  domainValid: brand.row.domains.includes(visitor.host),
  answeredAt: now.toISOString(),
})
