import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/access.ts'

export type AccessKey = keyof typeof texts
export type AccessCatalog = Readonly<Record<AccessKey, Message>>
type Written = { readonly texts: AccessCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadAccessCatalog = async (language: LanguageCode): Promise<AccessCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/access.ts`)
  return (written as Written).texts
}
