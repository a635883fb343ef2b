import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { searchEn } from './en.ts'

export type SearchKey = keyof typeof searchEn
export type SearchCatalog = Readonly<Record<SearchKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadSearchCatalog = async (language: SiteLanguage): Promise<SearchCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).searchPt : (await import('./en.ts')).searchEn
