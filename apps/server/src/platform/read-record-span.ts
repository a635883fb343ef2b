import { findSpanProblem, recordDaysMax } from '@trevo/contract/record-span.ts'
import { Refusal } from '@trevo/platform/refusal.ts'

type Asked = { readonly startTime?: string | undefined; readonly endTime?: string | undefined }
export type RecordSpan = { readonly from: Date; readonly to: Date }

const defaultSpanMs = 30 * 24 * 3_600_000

/** The requested span of a record: the last 30 days by default. @throws Refusal */
export const readRecordSpan = ({ startTime, endTime }: Asked, now: Date): RecordSpan => {
  const start = startTime === undefined ? undefined : new Date(startTime)
  // By a clock that runs ahead today may begin later than now; that is not a reversed span.
  const last = start && start > now ? start : now
  const to = endTime === undefined ? last : new Date(endTime)
  const from = start ?? new Date(to.getTime() - defaultSpanMs)
  const problem = findSpanProblem(from, to)
  if (problem) throw new Refusal(problem, { days: recordDaysMax })
  return { from, to }
}
