import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { supportEn } from './en.ts'

export type SupportKey = keyof typeof supportEn
export type SupportCatalog = Readonly<Record<SupportKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadSupportCatalog = async (language: SiteLanguage): Promise<SupportCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).supportPt : (await import('./en.ts')).supportEn
