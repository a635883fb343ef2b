import { movementReturned } from '../../common/domain/transfers.ts'
import { markVendorSettled, takeOrphans, type BetRow } from '../../common/repository/bets.ts'
import {
  insertSettlement,
  lockSettlement,
  updateSettlement,
} from '../../common/repository/settlements.ts'
import type { PlayContext } from '../../common/context.ts'
import { dayMs, hourMs, minuteMs } from '@trevo/calendar/durations.ts'

/** A round this old without an end is looked up; a younger one is still the vendor's. */
const orphanAfterMs = 10 * minuteMs
const askAgainAfterMs = 10 * minuteMs
/** A round this old needs an operator. */
const tooLongMs = 48 * hourMs
/** Unresolved rounds are settled within 30 days; older ones are no longer swept. */
const giveUpMs = 30 * dayMs

/** Returns a stake that the vendor does not know. Idempotent by its own id. */
const returnOrphan = async (context: PlayContext, bet: BetRow): Promise<void> => {
  const { vendor, debit_txn: debitTxn, member_id: memberId, round_id: roundId } = bet
  const isOurs = await context.database.inTx(async (tx) => {
    const at = context.clock.now()
    await insertSettlement(tx, {
      vendor,
      debitTxn,
      state: 'rolled_back',
      memberId,
      roundId,
      roundClosed: true,
      at,
    })
    const settlement = await lockSettlement(tx, { vendor, debitTxn })
    if (settlement?.state === 'credit_undone') {
      await updateSettlement(tx, { vendor, debitTxn }, { state: 'rolled_back' })
      return true
    }
    return settlement?.state === 'rolled_back'
  })
  if (!isOurs) return
  const txnId = `trevo-sweep:${debitTxn}`
  await context.wallet.reverse(
    movementReturned({ vendor, txnId, reverses: debitTxn, memberId, roundId }),
  )
}

/** Ends a stake that stayed open longer than its vendor's rule allows. @returns whether it did. */
const closeByRule = async (context: PlayContext, bet: BetRow, now: Date): Promise<boolean> => {
  const { vendor, debit_txn: debitTxn, member_id: memberId, round_id: roundId } = bet
  const rule = context.vendors.autoCloseOf(vendor)
  if (!rule) return false
  if (now.getTime() - bet.placed_at.getTime() < rule.afterHours * hourMs) return false
  if (rule.as === 'returned') await returnOrphan(context, bet)
  else {
    const settlement = { vendor, debitTxn, memberId, roundId, roundClosed: true, at: now }
    const isDecided = await context.database.inTx((tx) =>
      insertSettlement(tx, { ...settlement, state: 'settled' }),
    )
    // A payout of it was undone: an operator decides the next step.
    if (!isDecided) return false
  }
  const detail = { debit: debitTxn, as: rule.as, hours: String(rule.afterHours) }
  await context.report({ vendor, what: 'round_closed_by_rule', about: roundId, detail })
  return true
}

const sweep = async (context: PlayContext, bet: BetRow, now: Date): Promise<void> => {
  const { vendor, round_id: roundId } = bet
  const said = await context.vendors.askVendor({ vendor, roundId })
  if (said === 'unknown' || said === 'cancelled') return returnOrphan(context, bet)
  // Settled there and not here: its credit is being retried, and is late from the time of the law on.
  if (said === 'settled') await markVendorSettled(context.database, bet, now)
  else if (await closeByRule(context, bet, now)) return
  // Open or silent: wait, and notify operators.
  if (now.getTime() - bet.placed_at.getTime() > tooLongMs) {
    await context.report({
      vendor,
      what: 'round_open_too_long',
      about: roundId,
      detail: { debit: bet.debit_txn, said },
    })
  }
}

/**
 * Looks up open stakes at their vendor and resolves those without a round there in the member's favour. @returns
 * how many were looked up.
 */
export const sweepOrphans = (context: PlayContext) => async (): Promise<number> => {
  await context.projectBets()
  const now = context.clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const orphans = await takeOrphans(context.database, {
    placedBefore: ago(orphanAfterMs),
    placedAfter: ago(giveUpMs),
    askedBefore: ago(askAgainAfterMs),
    now,
    limit: 100,
  })
  for (const bet of orphans) {
    await sweep(context, bet, now).catch((error: unknown) =>
      context.log.error({ err: error, round: bet.round_id }, 'orphan not resolved'),
    )
  }
  return orphans.length
}
