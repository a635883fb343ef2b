import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { texts } from '../texts/en/site.ts'
import type { Message } from '../translate.ts'

export type MessageKey = keyof typeof texts
export type SiteCatalog = Readonly<Record<MessageKey, Message>>
type Written = { readonly texts: SiteCatalog }

/** Loads the texts of one language from a separate chunk, which only its readers download. */
export const loadSiteCatalog = async (language: LanguageCode): Promise<SiteCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../texts/${language.toLowerCase()}/site.ts`)
  return (written as Written).texts
}
