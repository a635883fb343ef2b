import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/inbox.ts'

export type InboxKey = keyof typeof texts
export type InboxCatalog = Readonly<Record<InboxKey, Message>>
type Written = { readonly texts: InboxCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadInboxCatalog = async (language: LanguageCode): Promise<InboxCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/inbox.ts`)
  return (written as Written).texts
}
