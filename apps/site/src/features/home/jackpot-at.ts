import { formatMoney, parseMoney } from '@trevo/money/money.ts'

export type JackpotCourse = {
  readonly base: string
  readonly step: string
  readonly intervalMs: number
  /** ISO instant. */
  readonly startedAt: string
}

/** WINNER-2: base plus a step for each whole interval since the start; the same for everybody. */
export const jackpotAt = (course: JackpotCourse, nowMs: number): string => {
  const intervals = Math.floor((nowMs - Date.parse(course.startedAt)) / course.intervalMs)
  const steps = BigInt(Math.max(0, intervals))
  return formatMoney(parseMoney(course.base) + parseMoney(course.step) * steps)
}
