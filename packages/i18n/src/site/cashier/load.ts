import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/cashier.ts'

export type CashierKey = keyof typeof texts
export type CashierCatalog = Readonly<Record<CashierKey, Message>>
type Written = { readonly texts: CashierCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadCashierCatalog = async (language: LanguageCode): Promise<CashierCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/cashier.ts`)
  return (written as Written).texts
}
