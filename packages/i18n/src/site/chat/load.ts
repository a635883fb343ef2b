import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/chat.ts'

export type ChatKey = keyof typeof texts
export type ChatCatalog = Readonly<Record<ChatKey, Message>>
type Written = { readonly texts: ChatCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadChatCatalog = async (language: LanguageCode): Promise<ChatCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/chat.ts`)
  return (written as Written).texts
}
