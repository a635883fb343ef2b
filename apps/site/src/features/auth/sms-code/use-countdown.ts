import { useCallback, useEffect, useState } from 'react'

/** Whole seconds left until the instant passed to `start`; 0 if no countdown is running. */
export const useCountdown = (): { leftSec: number; start: (seconds: number) => void } => {
  const [endsAtMs, setEndsAtMs] = useState(0)
  const [nowMs, setNowMs] = useState(0)
  useEffect(() => {
    if (endsAtMs === 0) return undefined
    // Reads a clock instead of counting ticks, because a background page rarely ticks.
    const tick = () => {
      setNowMs(Date.now())
      if (Date.now() >= endsAtMs) clearInterval(timer)
    }
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [endsAtMs])

  const start = useCallback((seconds: number) => {
    setNowMs(Date.now())
    setEndsAtMs(Date.now() + seconds * 1_000)
  }, [])
  return { leftSec: Math.max(0, Math.ceil((endsAtMs - nowMs) / 1_000)), start }
}
