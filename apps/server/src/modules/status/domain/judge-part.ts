import type { ServiceDay, ServiceState } from '@trevo/contract/wps/status/service-status.ts'
import { dayRule, type PartRule } from './part-rules.ts'

/** What was counted of a part; `undefined` where there is nothing that could be measured. */
export type Measured = {
  readonly inTime: number
  /** Ended too late, or still waits beyond its time. */
  readonly late: number
  /** The middle duration of what ended, in seconds. */
  readonly medianSec: number | null
  /** Switched off by operators. */
  readonly isOff?: boolean
  /** Nothing ended, yet the other side answers what it is asked. */
  readonly answers?: boolean
}

/** How many percent were late; null if there was nothing. */
export const latePercentOf = ({ inTime, late }: Pick<Measured, 'inTime' | 'late'>) =>
  inTime + late === 0 ? null : Math.round((100 * late) / (inTime + late))

/** What the counts say of a part. Without any it is unknown, unless the other side answers. */
export const judgePart = (measured: Measured | undefined, rule: PartRule): ServiceState => {
  if (!measured) return 'unknown'
  const { inTime, late, isOff = false, answers = false } = measured
  if (isOff) return 'off'
  const all = inTime + late
  if (all === 0) return answers ? 'working' : 'unknown'
  const isAtLeast = (from: number, percent: number) => late >= from && 100 * late >= percent * all
  if (isAtLeast(rule.downFrom, rule.downPercent)) return 'down'
  return isAtLeast(rule.slowFrom, rule.slowPercent) ? 'slow' : 'working'
}

/** From the worst; what is unknown says nothing about the whole. */
const severity: readonly ServiceState[] = ['down', 'slow', 'off', 'working']

/** The worst state of several; unknown if nothing is known of any. */
export const worstOf = (states: readonly ServiceState[]): ServiceState =>
  severity.find((state) => states.includes(state)) ?? 'unknown'

type Minutes = Omit<ServiceDay, 'day' | 'state'>

/** What a day is shown as. */
export const judgeDay = ({ workingMin, slowMin, downMin, offMin }: Minutes): ServiceState => {
  if (workingMin + slowMin + downMin + offMin === 0) return 'unknown'
  if (downMin >= dayRule.downFromMin) return 'down'
  if (slowMin + downMin >= dayRule.slowFromMin) return 'slow'
  return workingMin === 0 && offMin > 0 ? 'off' : 'working'
}
