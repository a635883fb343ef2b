import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { memberEn } from './en.ts'

export type MemberKey = keyof typeof memberEn
export type MemberCatalog = Readonly<Record<MemberKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadMemberCatalog = async (language: SiteLanguage): Promise<MemberCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).memberPt : (await import('./en.ts')).memberEn
