import { useEffect } from 'react'

declare global {
  interface Window {
    /** The last button pressed before anything listened; see `starter` in document.ts. */
    trevoPressed?: HTMLButtonElement | null
    /** React is listening: from now on it handles presses itself. */
    trevoHears?: boolean
  }
}

/** Marks the page as ready (`<html data-ready>`) and repeats an early press. */
export const Ready = () => {
  useEffect(() => {
    const { documentElement } = document
    if ('ready' in documentElement.dataset) return
    documentElement.dataset['ready'] = ''
    const pressed = window.trevoPressed
    if (pressed?.isConnected) pressed.click()
  }, [])
  return null
}
