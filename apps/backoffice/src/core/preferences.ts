import { defaultLanguage, isLanguageCode, type LanguageCode } from '@trevo/languages/languages.ts'
import { useSyncExternalStore } from 'react'

export type Preferences = {
  readonly language: LanguageCode
  readonly theme: 'dark' | 'light'
  readonly density: 'normal' | 'tight'
}

const key = 'trevo-ops'
const listeners = new Set<() => void>()

const read = (): Preferences => {
  let stored: Partial<Record<keyof Preferences, string>> = {}
  try {
    stored = JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}
  } catch {
    // If storage is blocked or unreadable, the defaults apply.
  }
  return {
    language: isLanguageCode(stored.language) ? stored.language : defaultLanguage,
    theme: stored.theme === 'light' ? 'light' : 'dark',
    density: stored.density === 'tight' ? 'tight' : 'normal',
  }
}

let current = read()

const show = (): void => {
  const { dataset } = document.documentElement
  dataset['theme'] = current.theme
  dataset['density'] = current.density
}

/** Display settings of the back office in this browser, stored for the next visit. */
export const readPreferences = (): Preferences => current

export const changePreferences = (change: Partial<Preferences>): void => {
  current = { ...current, ...change }
  try {
    localStorage.setItem(key, JSON.stringify(current))
  } catch {
    // It applies to this visit only.
  }
  show()
  for (const tell of listeners) tell()
}

const listen = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const usePreferences = (): Preferences => useSyncExternalStore(listen, readPreferences)

show()
