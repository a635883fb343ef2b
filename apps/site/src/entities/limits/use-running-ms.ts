import type { PlayTime } from '@trevo/contract/wps/limits.ts'
import { useEffect, useState } from 'react'

/** The day's play time, which runs on between two answers of the server. */
export const useRunningMs = (data: PlayTime | undefined): number => {
  const [passedMs, setPassedMs] = useState(0)
  useEffect(() => {
    setPassedMs(0)
    if (!data?.activeUntil) return undefined
    const startedAt = performance.now()
    const leftMs = Math.max(0, Date.parse(data.activeUntil) - Date.now())
    const timer = setInterval(
      () => setPassedMs(Math.min(leftMs, performance.now() - startedAt)),
      1_000,
    )
    return () => clearInterval(timer)
  }, [data])
  return (data?.todayMs ?? 0) + passedMs
}
