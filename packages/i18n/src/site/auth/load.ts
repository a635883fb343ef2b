import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/auth.ts'

export type AuthKey = keyof typeof texts
export type AuthCatalog = Readonly<Record<AuthKey, Message>>
type Written = { readonly texts: AuthCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadAuthCatalog = async (language: LanguageCode): Promise<AuthCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/auth.ts`)
  return (written as Written).texts
}
