import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/security.ts'

export type SecurityKey = keyof typeof texts
export type SecurityCatalog = Readonly<Record<SecurityKey, Message>>
type Written = { readonly texts: SecurityCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadSecurityCatalog = async (language: LanguageCode): Promise<SecurityCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/security.ts`)
  return (written as Written).texts
}
