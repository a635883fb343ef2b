import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { feedbackEn } from './en.ts'

export type FeedbackKey = keyof typeof feedbackEn
export type FeedbackCatalog = Readonly<Record<FeedbackKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadFeedbackCatalog = async (language: SiteLanguage): Promise<FeedbackCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).feedbackPt : (await import('./en.ts')).feedbackEn
