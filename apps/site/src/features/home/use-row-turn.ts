import { useCallback, useEffect, useRef, useState } from 'react'

/** HOME-12. */
export const rowDelayMs = 500

/**
 * Which row may load: the first category at once, each next one half a second after the previous one
 * has its answer. `settle` may be called again for a settled row; only the last one in the queue
 * advances it.
 */
export const useRowTurn = (language: string) => {
  const [line, setLine] = useState({ language, allowed: 1 })
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  // Another language means another set of rows, so the queue restarts.
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
