import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { withdrawEn } from './en.ts'

export type WithdrawKey = keyof typeof withdrawEn
export type WithdrawCatalog = Readonly<Record<WithdrawKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadWithdrawCatalog = async (language: SiteLanguage): Promise<WithdrawCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).withdrawPt : (await import('./en.ts')).withdrawEn
