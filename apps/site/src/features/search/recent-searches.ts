import { foldText } from '@trevo/field-rules/fold-text.ts'

const key = 'recentSearches'
export const recentSearchesMax = 6

/** Recent searches in this browser, the latest first. */
export const readRecentSearches = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((words) => typeof words === 'string').slice(0, recentSearchesMax)
  } catch {
    return []
  }
}

const write = (searches: readonly string[]): void => {
  try {
    localStorage.setItem(key, JSON.stringify(searches))
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
