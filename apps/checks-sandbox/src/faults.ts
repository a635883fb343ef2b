import { z } from 'zod'

/** What parties do wrong, each named after what the caller sees. */
export const faultKinds = [
  'unavailable',
  'error',
  'silent',
  'unsigned',
  'other_key',
  'replayed',
  'changed',
  'stale',
  'malformed',
  'too_long',
] as const

export const Fault = z.object({
  kind: z.enum(faultKinds),
  /** Only calls whose path starts with this. */
  path: z.string().max(60).optional(),
  /** How often it occurs; if absent, until it is switched off. */
  times: z.int().positive().optional(),
  /** How long a silence lasts. */
  ms: z.int().min(0).max(120_000).default(20_000),
})
export type Fault = z.infer<typeof Fault>

/** Faults are kept in memory: a restarted sandbox has none. */
export const createFaults = () => {
  let active: Fault[] = []
  return {
    set: (faults: readonly Fault[]): void => {
      active = [...faults]
    },
    list: (): readonly Fault[] => active,
    /** The fault of this call, if any; a counted one is decremented. */
    take: (path: string): Fault | undefined => {
      const index = active.findIndex((one) => path.startsWith(one.path ?? ''))
      const fault = active[index]
      if (fault?.times === undefined) return fault
      const left = { ...fault, times: fault.times - 1 }
      active = active.flatMap((one, at) => (at !== index ? [one] : left.times > 0 ? [left] : []))
      return fault
    },
  }
}
export type Faults = ReturnType<typeof createFaults>
