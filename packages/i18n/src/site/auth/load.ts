import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { authEn } from './en.ts'

export type AuthKey = keyof typeof authEn
export type AuthCatalog = Readonly<Record<AuthKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadAuthCatalog = async (language: SiteLanguage): Promise<AuthCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).authPt : (await import('./en.ts')).authEn
