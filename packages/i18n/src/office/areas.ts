import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../translate.ts'

type Areas = {
  shell: typeof import('../texts/en/office/shell.ts').texts
  approvals: typeof import('../texts/en/office/approvals.ts').texts
  audit: typeof import('../texts/en/office/audit.ts').texts
  facts: typeof import('../texts/en/office/facts.ts').texts
  payouts: typeof import('../texts/en/office/payouts.ts').texts
}
export type OfficeArea = keyof Areas
export type OfficeKey = { [Area in OfficeArea]: keyof Areas[Area] & string }[OfficeArea]
type Written = { readonly texts: Readonly<Record<string, Message>> }

/** Loads the texts of an area of the back office in one language, as a separate chunk. */
export const loadOfficeArea = async (
  area: OfficeArea,
  language: LanguageCode,
): Promise<Readonly<Record<string, Message>>> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../texts/${language.toLowerCase()}/office/${area}.ts`)
  return (written as Written).texts
}
