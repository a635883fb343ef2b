/** The longest span of a record: a leap year. */
export const recordDaysMax = 366

const dayMs = 24 * 3_600_000

export type SpanProblem = 'records.span_reversed' | 'records.span_too_long'

/**
 * The error of a record's span; `to` is the first instant after it. The form checks before it sends,
 * the server before it answers. An hour more or less is summer time, not another day.
 */
export const findSpanProblem = (
  from: Date,
  to: Date,
  daysMax: number = recordDaysMax,
): SpanProblem | undefined => {
  if (to < from) return 'records.span_reversed'
  const days = Math.round((to.getTime() - from.getTime()) / dayMs)
  return days > daysMax ? 'records.span_too_long' : undefined
}

/** The same for calendar days (yyyy-MM-dd), the last one included. */
export const findDaysProblem = (
  first: string,
  last: string,
  daysMax: number = recordDaysMax,
): SpanProblem | undefined => {
  // A reversed span of one day is not an empty one.
  if (last < first) return 'records.span_reversed'
  return findSpanProblem(new Date(first), new Date(Date.parse(last) + dayMs), daysMax)
}
