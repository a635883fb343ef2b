import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { vipEn } from './en.ts'

export type VipKey = keyof typeof vipEn
export type VipCatalog = Readonly<Record<VipKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadVipCatalog = async (language: SiteLanguage): Promise<VipCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).vipPt : (await import('./en.ts')).vipEn
