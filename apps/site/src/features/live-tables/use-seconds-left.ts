import { useEffect, useState } from 'react'

const secondMs = 1_000

/** Whole seconds until bets close, counted down from when the answer came; 0 once they are closed. */
export const useSecondsLeft = (closesInMs: number | null, receivedAtMs: number): number => {
  const [nowMs, setNowMs] = useState(() => performance.now())
  useEffect(() => {
    if (closesInMs === null) return undefined
    const timer = setInterval(() => setNowMs(performance.now()), secondMs)
    return () => clearInterval(timer)
  }, [closesInMs, receivedAtMs])
  if (closesInMs === null) return 0
  // An answer may be newer than the last tick.
  const waitedMs = Math.max(0, nowMs - receivedAtMs)
  return Math.max(0, Math.ceil((closesInMs - waitedMs) / secondMs))
}
