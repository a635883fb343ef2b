import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/withdraw.ts'

export type WithdrawKey = keyof typeof texts
export type WithdrawCatalog = Readonly<Record<WithdrawKey, Message>>
type Written = { readonly texts: WithdrawCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadWithdrawCatalog = async (language: LanguageCode): Promise<WithdrawCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/withdraw.ts`)
  return (written as Written).texts
}
