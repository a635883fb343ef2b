import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { gameEn } from './en.ts'

export type GameKey = keyof typeof gameEn
export type GameCatalog = Readonly<Record<GameKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadGameCatalog = async (language: SiteLanguage): Promise<GameCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).gamePt : (await import('./en.ts')).gameEn
