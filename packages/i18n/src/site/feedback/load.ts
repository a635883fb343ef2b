import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/feedback.ts'

export type FeedbackKey = keyof typeof texts
export type FeedbackCatalog = Readonly<Record<FeedbackKey, Message>>
type Written = { readonly texts: FeedbackCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadFeedbackCatalog = async (language: LanguageCode): Promise<FeedbackCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/feedback.ts`)
  return (written as Written).texts
}
