import type { PlayTime } from '@trevo/contract/wps/limits.ts'
import { useEffect, useState } from 'react'

type Passed = { readonly of: PlayTime | undefined; readonly ms: number }

/** The day's play time, which runs on between two answers of the server. */
export const useRunningMs = (data: PlayTime | undefined): number => {
  const [passed, setPassed] = useState<Passed>({ of: undefined, ms: 0 })
  useEffect(() => {
    if (!data?.activeUntil) return undefined
    const startedAt = performance.now()
    const leftMs = Math.max(0, Date.parse(data.activeUntil) - Date.now())
    const timer = setInterval(
      () => setPassed({ of: data, ms: Math.min(leftMs, performance.now() - startedAt) }),
      1_000,
    )
    return () => clearInterval(timer)
  }, [data])
  return (data?.todayMs ?? 0) + (passed.of === data ? passed.ms : 0)
}
