import { z } from 'zod'

/** The faults that can be triggered. */
export const faultKinds = [
  'webhook_lost',
  'webhook_doubled',
  'webhook_delayed',
  'webhook_reordered',
  'api_unavailable',
  'api_error_after_acting',
  'api_timeout_after_acting',
  'payer_unknown',
  'payer_masked',
  'refund_slow',
  'refund_failed',
  'payout_slow',
  'payout_failed',
  'payout_returned',
  'peer_proved',
] as const

export const Fault = z.object({
  kind: z.enum(faultKinds),
  /** How often the fault occurs; if absent, until it is switched off. */
  times: z.int().positive().optional(),
  /** The share of calls that it affects. */
  rate: z.number().min(0).max(1).default(1),
  /** How long delays, silences and unknown payers last. */
  ms: z.int().min(0).default(2_000),
  /** Only calls whose `METHOD /path` starts with this. */
  call: z.string().max(120).optional(),
})
export type Fault = z.infer<typeof Fault>
export type FaultKind = (typeof faultKinds)[number]

export type Faults = {
  set(faults: readonly Fault[]): void
  list(): readonly Fault[]
  /** The fault that applies now, if any; a counted one is decremented. */
  take(kind: FaultKind, call?: string): Fault | undefined
}

/** Faults are kept in memory: a restarted institution has none. */
export const createFaults = (chance: () => number): Faults => {
  let active: Fault[] = []
  return {
    set: (faults) => {
      active = [...faults]
    },
    list: () => active,
    take: (kind, call) => {
      const index = active.findIndex(
        (fault) =>
          fault.kind === kind &&
          (fault.call === undefined || call?.startsWith(fault.call) === true),
      )
      const fault = active[index]
      if (!fault || chance() >= fault.rate) return undefined
      if (fault.times !== undefined) {
        const left = { ...fault, times: fault.times - 1 }
        active = active.flatMap((one, at) => (at !== index ? [one] : left.times > 0 ? [left] : []))
      }
      return fault
    },
  }
}
