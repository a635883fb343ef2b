import { tables, type Tx } from '@trevo/database/connect.ts'
import { done, refused, type RoundOutcome } from '../../common/domain/round-outcome.ts'
import { heldReturned, releaseReturned } from '../../common/domain/transfers.ts'
import { lockSettlement, updateSettlement } from '../../common/repository/settlements.ts'
import {
  findHeldCredit,
  hasOtherHeldCredit,
  heldMoneyOf,
  lockHeldCredit,
  moveHeldCredit,
} from '../repository/held-credits.ts'
import { resolveIncident } from '../../common/repository/incidents.ts'
import type { HeldCreditRow, PlayTables } from '../../common/repository/tables.ts'
import type { PlayContext } from '../../common/context.ts'
import { outcomeOfError } from './outcome-of-error.ts'
import { reportIfSpent } from './report-if-spent.ts'
import type { Reversal } from './return-stake.ts'

type Undone = {
  readonly kind: 'undone' | 'repeated' | 'not_theirs'
  readonly transferId: bigint | null
}

/**
 * Undoes a held credit in every state of its money: set aside, paid to the member, or refused and back with the
 * house. A stake without another settlement is open again.
 */
export const undoHeldCredit = async (
  context: PlayContext,
  reversal: Reversal,
): Promise<RoundOutcome> => {
  const { order, memberId } = reversal
  try {
    const undone = await context.database.inTx((tx) => undoInTx(context, tx, reversal))
    if (undone.kind === 'not_theirs') return refused('player_unknown')
    const balance = await context.balanceNow(memberId)
    return done(balance?.availableMinor ?? 0n, undone.transferId, undone.kind === 'repeated')
  } catch (error) {
    await reportIfSpent(context, error, order)
    return outcomeOfError(context, error, order, memberId)
  }
}

const undoInTx = async (
  context: PlayContext,
  tx: Tx,
  { order, memberId }: Reversal,
): Promise<Undone> => {
  const { vendor, reverses: creditTxn } = order
  const named = await findHeldCredit(tx, { vendor, creditTxn })
  if (named?.member_id !== memberId) return { kind: 'not_theirs', transferId: null }
  const key = { vendor, debitTxn: named.debit_txn }
  const settlement = await lockSettlement(tx, key)
  const held = await lockHeldCredit(tx, { vendor, creditTxn })
  if (!settlement || !held) throw new Error(`play: held credit ${creditTxn} has no stake`)
  if (held.state === 'rolled_back') return { kind: 'repeated', transferId: null }

  const leftMinor = settlement.payout_minor - (held.state === 'released' ? held.amount_minor : 0n)
  const isOpenAgain =
    held.settled_stake && leftMinor === 0n && !(await hasOtherHeldCredit(tx, held))
  await updateSettlement(tx, key, {
    payout_minor: leftMinor,
    ...(isOpenAgain && { state: 'credit_undone' as const }),
  })
  const at = context.clock.now()
  await moveHeldCredit(tx, held.id, 'rolled_back', { at })
  const incident = { vendor, what: 'credit_above_cap', about: creditTxn, at }
  await resolveIncident(tables<PlayTables>(tx), incident)
  return { kind: 'undone', transferId: await moveBack(context, tx, held, order.txnId) }
}

const moveBack = async (
  { wallet }: PlayContext,
  tx: Tx,
  held: HeldCreditRow,
  txnId: string,
): Promise<bigint | null> => {
  if (held.state === 'refused' || held.state === 'lapsed') return null
  const money = heldMoneyOf(held)
  if (held.state === 'released') await wallet.reverseInTx(tx, releaseReturned(money))
  return (await wallet.postInTx(tx, heldReturned(money, txnId))).transferId
}
