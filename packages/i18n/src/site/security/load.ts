import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { securityEn } from './en.ts'

export type SecurityKey = keyof typeof securityEn
export type SecurityCatalog = Readonly<Record<SecurityKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadSecurityCatalog = async (language: SiteLanguage): Promise<SecurityCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).securityPt : (await import('./en.ts')).securityEn
