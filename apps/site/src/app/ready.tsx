import { useEffect } from 'react'

declare global {
  interface Window {
    /** The last button pressed while nothing heard it yet; see `starter` in document.ts. */
    trevoPressed?: HTMLButtonElement | null
    /** React listens: what is pressed from now on it answers itself, and nobody must press again. */
    trevoHears?: boolean
  }
}

/** Marks the page as alive (`<html data-ready>`) and presses what was pressed too early. */
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
