import type { SiteLanguage } from '../languages.ts'
import type { Message } from '../translate.ts'
import type { siteEn } from './en.ts'

export type MessageKey = keyof typeof siteEn
export type SiteCatalog = Readonly<Record<MessageKey, Message>>

/** Loads the words of one language: a chunk of its own, so nobody downloads the other. */
export const loadSiteCatalog = async (language: SiteLanguage): Promise<SiteCatalog> => {
  switch (language) {
    case 'PT':
      return (await import('./pt.ts')).sitePt
    case 'EN':
      return (await import('./en.ts')).siteEn
    default:
      return language satisfies never
  }
}
