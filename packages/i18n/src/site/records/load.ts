import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { recordsEn } from './en.ts'

export type RecordsKey = keyof typeof recordsEn
export type RecordsCatalog = Readonly<Record<RecordsKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadRecordsCatalog = async (language: SiteLanguage): Promise<RecordsCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).recordsPt : (await import('./en.ts')).recordsEn
