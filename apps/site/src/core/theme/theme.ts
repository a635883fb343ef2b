import { useSyncExternalStore } from 'react'

export type Theme = 'dark' | 'light'
/** `system` follows the device, even while the page is open. */
export type ThemeChoice = Theme | 'system'
export const themeChoices = ['dark', 'light', 'system'] as const satisfies readonly ThemeChoice[]

const listeners = new Set<() => void>()
const lightQuery = '(prefers-color-scheme: light)'
const key = 'theme'
let chosen: ThemeChoice | undefined

const isChoice = (text: unknown): text is ThemeChoice =>
  themeChoices.some((choice) => choice === text)

/** The visitor's choice in this browser; dark by default. */
export const readThemeChoice = (): ThemeChoice => {
  if (chosen) return chosen
  try {
    const kept = localStorage.getItem(key)
    return isChoice(kept) ? kept : 'dark'
  } catch {
    return 'dark'
  }
}

const dress = (choice: ThemeChoice): void => {
  const theme = choice === 'system' ? (matchMedia(lightQuery).matches ? 'light' : 'dark') : choice
  document.documentElement.dataset['theme'] = theme
}

/** Applies the theme to the page and stores the choice in this browser. */
export const setTheme = (choice: ThemeChoice): void => {
  chosen = choice
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Storage may be blocked; the theme then holds for this page only.
  }
  dress(choice)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  const follow = () => {
    if (readThemeChoice() === 'system') dress('system')
  }
  const device = matchMedia(lightQuery)
  device.addEventListener('change', follow)
  listeners.add(listener)
  return () => {
    device.removeEventListener('change', follow)
    listeners.delete(listener)
  }
}

export const useThemeChoice = (): ThemeChoice =>
  useSyncExternalStore(subscribe, readThemeChoice, () => 'dark')

/** Runs before the first paint, so that a light page never flashes dark. */
export const themeScript = `try {
var t = localStorage.getItem('${key}')
if (t === 'light' || (t === 'system' && matchMedia('${lightQuery}').matches))
document.documentElement.dataset.theme = 'light'
} catch {}`
