import {
  defaultLanguage,
  isLanguageCode,
  type InEachLanguage,
  type LanguageCode,
} from '@trevo/languages/languages.ts'
import type { Text } from './pt.ts'

const loaders: InEachLanguage<() => Promise<Text>> = {
  PT: async () => (await import('./pt.ts')).pt,
  EN: async () => (await import('./en.ts')).en,
}

/** One language is loaded, never all. */
export const loadText = async (language: LanguageCode): Promise<Text> => loaders[language]()

/** Before a session decides: the query's `lang`, then the browser's. */
export const guessLanguage = (query: URLSearchParams, browser: string): LanguageCode => {
  const asked = query.get('lang') ?? query.get('language') ?? browser
  const code = asked.slice(0, 2).toUpperCase()
  return isLanguageCode(code) ? code : defaultLanguage
}
