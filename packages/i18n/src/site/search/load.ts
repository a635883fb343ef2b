import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/search.ts'

export type SearchKey = keyof typeof texts
export type SearchCatalog = Readonly<Record<SearchKey, Message>>
type Written = { readonly texts: SearchCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadSearchCatalog = async (language: LanguageCode): Promise<SearchCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/search.ts`)
  return (written as Written).texts
}
