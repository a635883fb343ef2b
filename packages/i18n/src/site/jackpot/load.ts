import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/jackpot.ts'

export type JackpotKey = keyof typeof texts
export type JackpotCatalog = Readonly<Record<JackpotKey, Message>>
type Written = { readonly texts: JackpotCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadJackpotCatalog = async (language: LanguageCode): Promise<JackpotCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/jackpot.ts`)
  return (written as Written).texts
}
