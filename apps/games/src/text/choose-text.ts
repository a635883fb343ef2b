import type { Text } from './pt.ts'

export type LanguageCode = 'PT' | 'EN'

/** One language is loaded, never both. */
export const loadText = async (language: LanguageCode): Promise<Text> =>
  language === 'EN' ? (await import('./en.ts')).en : (await import('./pt.ts')).pt

/** Before a session says better: the query's `lang`, then the browser's. */
export const guessLanguage = (query: URLSearchParams, browser: string): LanguageCode => {
  const asked = (query.get('lang') ?? query.get('language') ?? browser).toUpperCase()
  return asked.startsWith('PT') ? 'PT' : asked.startsWith('EN') ? 'EN' : 'PT'
}
