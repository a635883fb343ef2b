import type { SiteLanguage } from '../../languages.ts'
import type { Message } from '../../translate.ts'
import type { iconsEn } from './en.ts'

export type IconsKey = keyof typeof iconsEn
export type IconsCatalog = Readonly<Record<IconsKey, Message>>

/** The words of this area in one language, apart from the site's first load. */
export const loadIconsCatalog = async (language: SiteLanguage): Promise<IconsCatalog> =>
  language === 'PT' ? (await import('./pt.ts')).iconsPt : (await import('./en.ts')).iconsEn
