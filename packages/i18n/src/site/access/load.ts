import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { accessEn } from './en.ts'

export type AccessKey = keyof typeof accessEn
export type AccessCatalog = Readonly<Record<AccessKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadAccessCatalog = async (language: SiteLanguage): Promise<AccessCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).accessPt : (await import('./en.ts')).accessEn
