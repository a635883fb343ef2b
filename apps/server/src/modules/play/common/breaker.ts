import type { Clock } from '@trevo/platform/clock.ts'
import type { Judgement } from './domain/round-outcome.ts'

const windowMs = 60_000
const callsMin = 50
const faultShareMax = 0.5
const openForMs = 60_000

export type Breaker = {
  /**
   * Counts a call with the vendor's signature, and whether the vendor was at fault: broken messages, reused ids,
   * late payouts. Messages of strangers do not count.
   */
  judge(vendor: string, judgement: Judgement): void
  /** While true no game of the vendor is launched; its credits and rollbacks are still accepted. */
  isOpen(vendor: string): boolean
}

type Window = { startedAtMs: number; calls: number; faults: number; openUntilMs: number }

/** Stops new launches of a vendor with more faulty than valid calls in a minute. */
export const createBreaker = (clock: Clock): Breaker => {
  const windows = new Map<string, Window>()
  const windowOf = (vendor: string, nowMs: number): Window => {
    let found = windows.get(vendor)
    if (!found) {
      found = { startedAtMs: nowMs, calls: 0, faults: 0, openUntilMs: 0 }
      windows.set(vendor, found)
    }
    if (nowMs - found.startedAtMs > windowMs) {
      found.startedAtMs = nowMs
      found.calls = 0
      found.faults = 0
    }
    return found
  }
  return {
    judge(vendor, judgement) {
      if (judgement === 'neither') return
      const nowMs = clock.now().getTime()
      const window = windowOf(vendor, nowMs)
      window.calls += 1
      if (judgement === 'good') return
      window.faults += 1
      if (window.calls >= callsMin && window.faults / window.calls > faultShareMax) {
        window.openUntilMs = nowMs + openForMs
      }
    },
    isOpen: (vendor) => (windows.get(vendor)?.openUntilMs ?? 0) > clock.now().getTime(),
  }
}
