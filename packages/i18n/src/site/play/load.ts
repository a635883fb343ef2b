import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { playEn } from './en.ts'

export type PlayKey = keyof typeof playEn
export type PlayCatalog = Readonly<Record<PlayKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadPlayCatalog = async (language: SiteLanguage): Promise<PlayCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).playPt : (await import('./en.ts')).playEn
