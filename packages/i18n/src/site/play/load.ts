import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/play.ts'

export type PlayKey = keyof typeof texts
export type PlayCatalog = Readonly<Record<PlayKey, Message>>
type Written = { readonly texts: PlayCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadPlayCatalog = async (language: LanguageCode): Promise<PlayCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/play.ts`)
  return (written as Written).texts
}
