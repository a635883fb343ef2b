import type { DepositContext } from '../../common/context.ts'
import { leasePollPosition, savePollPosition } from '../repository/poll-position.ts'
import { recordFromPoll } from './record-payments.ts'
import { dayMs, hourMs, minuteMs } from '@trevo/calendar/durations.ts'

/** How far each window overlaps the last one: a payment may be listed late. */
const overlapMs = 15 * minuteMs
/** How far back the first window reaches. */
const firstReachMs = dayMs
/** Longest window of one call, so that after a long outage polling catches up in parts. */
const windowMaxMs = 6 * hourMs
/** No other copy polls meanwhile; after a crash another one may. */
const leaseMs = minuteMs

/**
 * Lists payments received since the last poll, over overlapping windows, and records those that the webhook
 * missed. Returns the number of payments listed.
 */
export const pollPayments = async (context: DepositContext): Promise<number> => {
  const { database, clock, institution } = context
  const now = clock.now()
  const readUntil = await leasePollPosition(database, {
    institution: institution.name,
    now,
    firstFrom: new Date(now.getTime() - firstReachMs),
    leaseMs,
  })
  if (!readUntil) return 0
  // Payments are dated by the institution's clock, and so is the position. A position in the future was written by
  // a clock that ran ahead: its coverage is unknown, and is read again.
  const latest = institution.now()
  const isAhead = readUntil.getTime() > latest.getTime() + overlapMs
  const begin = new Date(
    isAhead ? latest.getTime() - firstReachMs : Math.min(readUntil.getTime(), latest.getTime()),
  )
  let reached = begin
  try {
    const from = new Date(begin.getTime() - overlapMs)
    const until = new Date(Math.min(latest.getTime(), from.getTime() + windowMaxMs))
    const found = await institution.listPayments({ from, until })
    await recordFromPoll(
      context,
      found.map(({ endToEndId }) => endToEndId),
    )
    // The answer may have shown the institution's clock for the first time.
    reached = new Date(Math.min(until.getTime(), institution.now().getTime()))
    return found.length
  } finally {
    await savePollPosition(database, institution.name, reached)
  }
}
