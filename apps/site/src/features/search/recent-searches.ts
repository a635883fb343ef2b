import { foldText } from '@trevo/field-rules/fold-text.ts'
import { isOnSharedPhone } from '../../core/session/store.ts'

const key = 'recentSearches'
export const recentSearchesMax = 6

/** On a shared phone a search lives no longer than its tab. */
const storage = (): Storage => (isOnSharedPhone() ? sessionStorage : localStorage)

/** Recent searches in this browser, the latest first. */
export const readRecentSearches = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((words) => typeof words === 'string').slice(0, recentSearchesMax)
  } catch {
    return []
  }
}

const write = (searches: readonly string[]): void => {
  try {
    storage().setItem(key, JSON.stringify(searches))
  } catch {
    // Storage may be blocked; nothing is remembered then.
  }
}

/** Puts a successful search in front; the same search, in any spelling, is listed once. */
export const recordSearch = (words: string): void => {
  const text = words.trim()
  if (text.length < 2) return
  const others = readRecentSearches().filter((other) => foldText(other) !== foldText(text))
  write([text, ...others].slice(0, recentSearchesMax))
}

export const forgetSearches = (): void => write([])
