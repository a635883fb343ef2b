import { useSyncExternalStore } from 'react'

export type Theme = 'dark' | 'light'

const listeners = new Set<() => void>()

export const readTheme = (): Theme =>
  document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark'

/** Dresses the page and remembers it in this browser. */
export const setTheme = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage may be blocked; the theme then holds for this page only.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => 'dark')

/** Runs before the first paint, so that a light page never flashes dark. */
export const themeScript = `try{var t=localStorage.getItem('theme');if(t==='light')document.documentElement.dataset.theme=t}catch(e){}`
