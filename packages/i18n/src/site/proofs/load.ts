import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { proofsEn } from './en.ts'

export type ProofsKey = keyof typeof proofsEn
export type ProofsCatalog = Readonly<Record<ProofsKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadProofsCatalog = async (language: SiteLanguage): Promise<ProofsCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).proofsPt : (await import('./en.ts')).proofsEn
