import { useCallback, useEffect, useRef, useState } from 'react'

/** HOME-12. */
export const rowDelayMs = 500

/**
 * Whose turn it is to load: the first category at once, each next one half a second after the one
 * before has its answer. `settle` may be called again for a row that was settled; only the last
 * one in line moves the line.
 */
export const useRowTurn = (language: string) => {
  const [line, setLine] = useState({ language, allowed: 1 })
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  // Another language is another set of rows: the line begins again.
  const allowed = line.language === language ? line.allowed : 1

  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = useCallback(
    (index: number) => {
      if (index !== allowed - 1) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setLine({ language, allowed: index + 2 }), rowDelayMs)
    },
    [allowed, language],
  )
  return {
    turnOf: (index: number) => ({ index, mayLoad: index < allowed }),
    settle,
  }
}
