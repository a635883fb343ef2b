import type { Tx } from '@trevo/database/connect.ts'
import { findHolder, lockCounters } from '../repository/count-stakes.ts'
import { admitDeposit, findDepositObjection } from '../repository/count-deposits.ts'
import { nowOf, type LimitsContext } from './context.ts'
import { reportRefused, refusalOf } from './refusal-of.ts'

/** Deposits against the limits of their person: asked when a Pix is charged, counted when it is credited. */
export const createAnswerDeposits = (context: LimitsContext) => ({
  /**
   * Whether the person has the limits that are needed before a deposit is the standing of the account, which the
   * cashier asks. @throws Refusal `limit.reached` if the person may not deposit this now
   */
  requireWithin: async (tx: Tx, memberId: bigint, amountMinor: bigint): Promise<void> => {
    const personId = await findHolder(tx, memberId)
    if (personId === undefined) return
    const at = nowOf(context)
    const objection = await findDepositObjection(tx, personId, amountMinor, at)
    if (!objection) return
    reportRefused(context, { personId, memberId, at }, objection)
    throw await refusalOf(tx, personId, objection, at)
  },
  /** Locks what counts this member's deposits; before any balance is locked. */
  lock: (tx: Tx, memberId: bigint): Promise<void> => lockCounters(tx, [memberId]),
  /** Counts a deposit that is credited in this transaction. @returns false if a limit does not allow it */
  admit: async (tx: Tx, memberId: bigint, amountMinor: bigint): Promise<boolean> => {
    const personId = await findHolder(tx, memberId)
    if (personId === undefined) return true
    return admitDeposit(tx, personId, amountMinor, nowOf(context))
  },
})
