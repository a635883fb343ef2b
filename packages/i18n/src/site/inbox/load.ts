import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { inboxEn } from './en.ts'

export type InboxKey = keyof typeof inboxEn
export type InboxCatalog = Readonly<Record<InboxKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadInboxCatalog = async (language: SiteLanguage): Promise<InboxCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).inboxPt : (await import('./en.ts')).inboxEn
