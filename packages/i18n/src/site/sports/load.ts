import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/sports.ts'

export type SportsKey = keyof typeof texts
export type SportsCatalog = Readonly<Record<SportsKey, Message>>
type Written = { readonly texts: SportsCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadSportsCatalog = async (language: LanguageCode): Promise<SportsCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/sports.ts`)
  return (written as Written).texts
}
