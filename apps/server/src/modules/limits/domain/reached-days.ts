import type { LimitChange } from '@trevo/contract/wps/limits.ts'
import type { LimitName } from './limit.ts'
import { stoppedDays, type DayUse } from './preview.ts'

/** A change of a limit that was in force from its moment on. */
export type LimitStep = LimitName & {
  readonly what: LimitChange['what']
  /** Null for none from then on. */
  readonly value: bigint | null
  /** The day of the change. */
  readonly day: string
}

const inForce: ReadonlySet<LimitChange['what']> = new Set([
  'set',
  'lowered',
  'raised',
  'removed',
  'joined',
])

/** The limit that held at the end of a day. @param steps of one kind and period, oldest first */
const valueOn = (steps: readonly LimitStep[], day: string): bigint | null =>
  steps.findLast((step) => step.day <= day)?.value ?? null

/**
 * On how many days what counts since the period began reached the limit that held then. Single stakes and sessions
 * are not counted: they end within a day.
 */
export const countReached = (
  steps: readonly LimitStep[],
  usesOf: (kind: LimitName['kind']) => readonly DayUse[],
): {
  readonly kind: LimitName['kind']
  readonly period: 'day' | 'week' | 'month'
  readonly days: number
}[] => {
  const held = steps.filter(({ what }) => inForce.has(what))
  return [...Map.groupBy(held, ({ kind, period }) => `${kind} ${period}`).values()].flatMap(
    (own) => {
      const [first] = own
      if (!first || first.period === 'each' || first.period === 'session') return []
      const { kind, period } = first
      const uses = usesOf(kind)
      const values = new Set(own.flatMap(({ value }) => (value === null ? [] : [value])))
      const reached = new Set<string>()
      for (const value of values) {
        const stopped = stoppedDays(uses, { period, value })
        for (const [at, { day }] of uses.entries()) {
          if (stopped[at] && valueOn(own, day) === value) reached.add(day)
        }
      }
      return [{ kind, period, days: reached.size }]
    },
  )
}
