import { minuteMs } from '@trevo/calendar/durations.ts'
import type { LookupContext } from '../context.ts'
import {
  findReadUntil,
  measureDepositTimes,
  measureWithdrawalTimes,
  type PaymentSpan,
  type PaymentTimes,
} from '../repository/measure-payments.ts'

/** An institution whose payments were last read longer ago does not answer. */
const silentAfterMs = 10 * minuteMs

type MeasuredPayments = {
  readonly inTime: number
  readonly late: number
  /** From the institution's payment to our credit, or from the request to its payment. */
  readonly medianSec: number | null
  /** The institution answers what it is asked. */
  readonly answers: boolean
}

const timesOf = ({ in_time: inTime, late, median_sec: medianSec }: PaymentTimes) => ({
  inTime,
  late,
  medianSec,
})

/** How long deposits and withdrawals of a brand take. */
export const createMeasurePayments = ({
  database,
  clock,
}: Pick<LookupContext, 'database' | 'clock'>) => {
  // Nobody may have asked the institution before this copy started: the institution was not silent then.
  const startedAtMs = clock.now().getTime()
  return {
    /** Undefined without an institution. One that is silent counts as a late deposit for each minute of silence. */
    measureDeposits: async (span: PaymentSpan): Promise<MeasuredPayments | undefined> => {
      const readUntil = await findReadUntil(database)
      if (!readUntil) return undefined
      const times = timesOf(await measureDepositTimes(database, span))
      const silentMs = span.now.getTime() - Math.max(readUntil.getTime(), startedAtMs)
      if (silentMs <= silentAfterMs) return { ...times, answers: true }
      return { ...times, late: times.late + Math.floor(silentMs / minuteMs), answers: false }
    },
    measureWithdrawals: async (span: PaymentSpan): Promise<MeasuredPayments> => ({
      ...timesOf(await measureWithdrawalTimes(database, span)),
      answers: false,
    }),
  }
}
