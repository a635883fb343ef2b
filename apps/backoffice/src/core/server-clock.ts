import { useEffect, useState } from 'react'

let aheadMs = 0

/** How far the server's clock is ahead of this machine's, according to its last answer. */
export const noteServerTime = (now: string): void => {
  aheadMs = Date.parse(now) - Date.now()
}

export const serverNow = (): number => Date.now() + aheadMs

/** How long before the server's `now` something happened by this machine's clock, in whole seconds. */
export const secondsSince = (localMs: number, now: number): number =>
  Math.max(0, Math.round((now - aheadMs - localMs) / 1000))

/** The server's time, updated every second. */
export const useServerSecond = (): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
