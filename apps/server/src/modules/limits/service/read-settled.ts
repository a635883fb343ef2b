import { minuteMs } from '@trevo/calendar/durations.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { hasUnreadChanges, numberChanges, readChanges, type ReadBet } from '../../bets/index.ts'
import { createIsNearMidnight, dayOf, startOfDay } from '../domain/periods.ts'
import { givenBackOf } from '../domain/given-back.ts'
import { findHolders } from '../repository/count-stakes.ts'
import {
  giveBack,
  giveBackToday,
  markReleases,
  hasReleased,
  takeReleased,
  type GivenBack,
} from '../repository/give-back.ts'
import type { LimitsNeeds } from '../needs.ts'

const consumer = 'limits'
const releasedAtOnce = 200
const nearMidnightMs = 5 * minuteMs
const isNearMidnight = createIsNearMidnight(nearMidnightMs)

type Stake = {
  readonly source: string
  readonly txnId: string
  readonly placedAt: Date
}

/**
 * The moment at which the ledger took a stake. Its bet was written a moment before or after, which is another day
 * around midnight only: there the ledger is asked.
 */
const takenAt = async (
  { wallet }: LimitsNeeds,
  tx: Tx,
  { source, txnId, placedAt }: Stake,
): Promise<Date> => {
  if (!isNearMidnight(placedAt)) return placedAt
  return (await wallet.findTransferInTx(tx, source, txnId))?.at ?? placedAt
}

/** Pages that are counted together: a person's bets in them change the counter once. */
const pagesAtOnce = 8

type Decided = GivenBack & { readonly isFirst: boolean }

const givenOf = async (
  needs: LimitsNeeds,
  tx: Tx,
  bets: readonly ReadBet[],
): Promise<readonly Decided[]> => {
  const holders = await findHolders(
    tx,
    bets.map(({ memberId }) => memberId),
  )
  const given: Decided[] = []
  for (const bet of bets) {
    const personId = holders.get(bet.memberId)
    if (personId === undefined || bet.money !== 'real') continue
    const { source, txnId, placedAt } = bet
    given.push({
      personId,
      source,
      txnId,
      givenMinor: givenBackOf(bet),
      takenAt: await takenAt(needs, tx, { source, txnId: bet.holdTxnId ?? txnId, placedAt }),
      isFirst: bet.version === 1,
    })
  }
  return given
}

/** Most bets are decided for the first time and on the day of their stake. */
const count = async (tx: Tx, given: readonly Decided[], now: Date): Promise<void> => {
  if (given.length === 0) return
  const day = dayOf(now)
  const start = startOfDay(day)
  const isPlain = given.every(({ isFirst, takenAt: at }) => isFirst && at >= start && at <= now)
  if (isPlain && (await giveBackToday(tx, day, given))) return
  await giveBack(tx, given)
}

/** The next pages of changed bets. @returns whether there may be more */
const readPages = async (needs: LimitsNeeds, tx: Tx): Promise<boolean> => {
  const given: Decided[] = []
  let isLast = false
  for (let page = 0; page < pagesAtOnce && !isLast; page += 1) {
    const bets = await readChanges(tx, consumer)
    given.push(...(await givenOf(needs, tx, bets)))
    isLast = bets.length === 0
  }
  await count(tx, given, needs.clock.now())
  return !isLast
}

/** Held stakes that were released without ever being a bet. */
const readReleased = async (needs: LimitsNeeds, tx: Tx): Promise<boolean> => {
  const rows = await takeReleased(tx, releasedAtOnce)
  const holders = await findHolders(
    tx,
    rows.map((row) => row.member_id),
  )
  const given: GivenBack[] = []
  for (const row of rows) {
    const personId = holders.get(row.member_id)
    if (personId === undefined) continue
    const hold = await needs.wallet.findTransferInTx(tx, row.source, row.hold_txn_id)
    given.push({
      personId,
      source: row.source,
      txnId: row.txn_id,
      givenMinor: row.amount,
      takenAt: hold?.at ?? needs.clock.now(),
    })
  }
  await giveBack(tx, given)
  await markReleases(tx, given)
  return rows.length === releasedAtOnce
}

/**
 * Counts what decided stakes gave back, in the order in which it was recorded; each change once. Until it is read a
 * stake counts as lost, so that the counters are never too low.
 */
export const createReadSettled = (needs: LimitsNeeds) => {
  const { database } = needs
  const readAll = async (): Promise<void> => {
    if (await hasUnreadChanges(database, consumer)) {
      await numberChanges(database)
      while (await database.inTx((tx) => readPages(needs, tx)));
    }
    if (!(await hasReleased(database.db))) return
    while (await database.inTx((tx) => readReleased(needs, tx)));
  }
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = (): Promise<void> => {
    running = readAll().finally(() => {
      running = undefined
    })
    return running
  }
  // Who asks while one runs needs what is committed now: one more run serves all of them.
  return (): Promise<void> => {
    if (!running) return start()
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return running ?? start()
      })
    return next
  }
}
