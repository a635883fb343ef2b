import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { cashierEn } from './en.ts'

export type CashierKey = keyof typeof cashierEn
export type CashierCatalog = Readonly<Record<CashierKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadCashierCatalog = async (language: SiteLanguage): Promise<CashierCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).cashierPt : (await import('./en.ts')).cashierEn
