import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { transfersEn } from './en.ts'

export type TransfersKey = keyof typeof transfersEn
export type TransfersCatalog = Readonly<Record<TransfersKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadTransfersCatalog = async (language: SiteLanguage): Promise<TransfersCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).transfersPt : (await import('./en.ts')).transfersEn
