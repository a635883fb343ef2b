import type { dayStates } from '@trevo/contract/ops/payments/reconciliation-days.ts'
import { addDays, endOfDay } from '../../common/domain/brasilia-day.ts'

/** The instants of a day in Brasília; the second is no longer in it. */
export const spanOfDay = (day: string): { readonly from: Date; readonly until: Date } => ({
  from: endOfDay(addDays(day, -1)),
  until: endOfDay(day),
})

/** The newest of some finished runs that covers all of a day. The runs are the newest first. */
export const runOfDay = <Run extends { readonly from_at: Date; readonly until_at: Date }>(
  runs: readonly Run[],
  day: string,
): Run | undefined => {
  const { from, until } = spanOfDay(day)
  return runs.find((run) => run.from_at <= from && run.until_at >= until)
}

type Facts = {
  readonly run: unknown
  /** Of a day that was closed. */
  readonly closing: unknown
  readonly open: number
  readonly noted: number
}

/** Whether a day can be closed: compared, and each difference ended or noted. */
export const stateOfDay = ({ run, closing, open, noted }: Facts): (typeof dayStates)[number] => {
  if (closing) return 'closed'
  if (!run) return 'missing'
  return open > noted ? 'open' : 'ready'
}
