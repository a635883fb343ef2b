import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { appEn } from './en.ts'

export type AppKey = keyof typeof appEn
export type AppCatalog = Readonly<Record<AppKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadAppCatalog = async (language: SiteLanguage): Promise<AppCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).appPt : (await import('./en.ts')).appEn
