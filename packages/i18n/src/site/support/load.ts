import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/support.ts'

export type SupportKey = keyof typeof texts
export type SupportCatalog = Readonly<Record<SupportKey, Message>>
type Written = { readonly texts: SupportCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadSupportCatalog = async (language: LanguageCode): Promise<SupportCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/support.ts`)
  return (written as Written).texts
}
