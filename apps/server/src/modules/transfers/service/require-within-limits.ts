import { transferLimits } from '@trevo/contract/wps/transfers.ts'
import { startOfDayIn } from '@trevo/calendar/time-zone.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { Kysely } from 'kysely'
import { Refusal } from '@trevo/platform/refusal.ts'
import { lockSender, sumSentSince } from '../repository/sent-today.ts'
import type { TransfersTables } from '../repository/tables.ts'

const [eachMax, dayMax] = [parseMoney(transferLimits.each), parseMoney(transferLimits.day)]

/** An instant, and the zone of its day. */
type Moment = { readonly now: Date; readonly timeZone: string }

/** A sender's remaining allowance on the day of an instant. */
export const leftToday = async (
  db: Kysely<TransfersTables>,
  memberId: bigint,
  { now, timeZone }: Moment,
): Promise<bigint> => {
  const sent = await sumSentSince(db, memberId, startOfDayIn(now, timeZone))
  return sent > dayMax ? 0n : dayMax - sent
}

/** Under the sender's lock, until the transaction ends. @throws Refusal `transfer.over_limit` */
export const requireWithinLimits = async (
  db: Kysely<TransfersTables>,
  memberId: bigint,
  { each, total, ...moment }: Moment & { readonly each: bigint; readonly total: bigint },
): Promise<void> => {
  await lockSender(db, memberId)
  if (each <= eachMax && total <= (await leftToday(db, memberId, moment))) return
  throw new Refusal('transfer.over_limit', transferLimits)
}
