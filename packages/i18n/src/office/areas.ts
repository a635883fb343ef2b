import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../translate.ts'

type Areas = {
  agents: typeof import('../texts/en/office/agents.ts').texts
  aml: typeof import('../texts/en/office/law/aml.ts').texts
  approvals: typeof import('../texts/en/office/approvals.ts').texts
  audit: typeof import('../texts/en/office/audit.ts').texts
  brands: typeof import('../texts/en/office/brands.ts').texts
  cashier: typeof import('../texts/en/office/cashier.ts').texts
  catalogue: typeof import('../texts/en/office/catalogue.ts').texts
  content: typeof import('../texts/en/office/content.ts').texts
  deposits: typeof import('../texts/en/office/deposits.ts').texts
  desk: typeof import('../texts/en/office/desk.ts').texts
  facts: typeof import('../texts/en/office/facts.ts').texts
  funds: typeof import('../texts/en/office/law/funds.ts').texts
  games: typeof import('../texts/en/office/games.ts').texts
  integrity: typeof import('../texts/en/office/law/integrity.ts').texts
  kyc: typeof import('../texts/en/office/law/kyc.ts').texts
  compliance: typeof import('../texts/en/office/law/compliance.ts').texts
  ledger: typeof import('../texts/en/office/ledger.ts').texts
  lottery: typeof import('../texts/en/office/lottery.ts').texts
  loyalty: typeof import('../texts/en/office/loyalty.ts').texts
  members: typeof import('../texts/en/office/members.ts').texts
  parts: typeof import('../texts/en/office/parts.ts').texts
  payouts: typeof import('../texts/en/office/payouts.ts').texts
  'play-risk': typeof import('../texts/en/office/law/play-risk.ts').texts
  privacy: typeof import('../texts/en/office/law/privacy.ts').texts
  prizes: typeof import('../texts/en/office/law/prizes.ts').texts
  promotions: typeof import('../texts/en/office/promotions.ts').texts
  reconciliation: typeof import('../texts/en/office/reconciliation.ts').texts
  regulator: typeof import('../texts/en/office/law/regulator.ts').texts
  reports: typeof import('../texts/en/office/reports.ts').texts
  retention: typeof import('../texts/en/office/law/retention.ts').texts
  risk: typeof import('../texts/en/office/risk.ts').texts
  rules: typeof import('../texts/en/office/law/rules.ts').texts
  shell: typeof import('../texts/en/office/shell.ts').texts
  sigap: typeof import('../texts/en/office/law/sigap.ts').texts
  staff: typeof import('../texts/en/office/staff.ts').texts
  system: typeof import('../texts/en/office/system.ts').texts
  tax: typeof import('../texts/en/office/law/tax.ts').texts
  trading: typeof import('../texts/en/office/trading.ts').texts
}
export type OfficeArea = keyof Areas
export type OfficeKey = { [Area in OfficeArea]: keyof Areas[Area] & string }[OfficeArea]
/** Areas about what the law asks, whose texts are in the folder `law`. */
const lawAreas: ReadonlySet<OfficeArea> = new Set([
  'aml',
  'compliance',
  'funds',
  'integrity',
  'kyc',
  'play-risk',
  'privacy',
  'prizes',
  'regulator',
  'retention',
  'rules',
  'sigap',
  'tax',
])

type Written = { readonly texts: Readonly<Record<string, Message>> }

/** Loads the texts of an area of the back office in one language, as a separate chunk. */
export const loadOfficeArea = async (
  area: OfficeArea,
  language: LanguageCode,
): Promise<Readonly<Record<string, Message>>> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const code = language.toLowerCase()
  const written = await (lawAreas.has(area)
    ? import(`../texts/${code}/office/law/${area}.ts`)
    : import(`../texts/${code}/office/${area}.ts`))
  return (written as Written).texts
}
