import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { no, yes, type Reply } from '../domain/reply.ts'
import { heldReturned, releaseReturned } from '../domain/transfers.ts'
import { lockFate, updateFate } from '../repository/fates.ts'
import {
  findHeldCredit,
  hasOtherHeldCredit,
  lockHeldCredit,
  moveHeldCredit,
} from '../repository/held-credits.ts'
import { resolveIncident } from '../repository/incidents.ts'
import type { HeldCreditRow, PlayTables } from '../repository/tables.ts'
import type { PlayContext } from './context.ts'
import { replyOfError } from './reply-of-error.ts'
import type { RollbackOrder } from './take-back.ts'

type Undone = {
  readonly kind: 'undone' | 'repeated' | 'not_theirs'
  readonly transferId: bigint | null
}

/**
 * Takes a held credit back, wherever its money is by now: set aside, with the member, or refused and
 * with the house again. A stake that nothing else settled is open again.
 */
export const undoHeldCredit = async (
  context: PlayContext,
  { vendor, rollback, memberId }: RollbackOrder,
): Promise<Reply> => {
  const { transactionId: txnId, referenceTransactionId: creditTxn, playerRef } = rollback
  try {
    const undone = await context.database.inTx((tx) =>
      undoInTx(context, tx, { vendor, txnId, creditTxn, memberId }),
    )
    if (undone.kind === 'not_theirs') return no('INVALID_PLAYER')
    const balance = await context.balanceNow(memberId)
    return yes({
      playerRef,
      balanceMinor: balance?.availableMinor ?? 0n,
      transferId: undone.transferId,
      repeated: undone.kind === 'repeated',
    })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wallet.insufficient_balance') {
      const detail = { rollback: txnId }
      await context.report({ vendor, what: 'credit_not_recoverable', about: creditTxn, detail })
    }
    return replyOfError(context, error, { vendor, txnId, memberId })
  }
}

type Order = {
  readonly vendor: string
  readonly txnId: string
  readonly creditTxn: string
  readonly memberId: bigint
}

const undoInTx = async (context: PlayContext, tx: Tx, order: Order): Promise<Undone> => {
  const { vendor, creditTxn, memberId } = order
  const named = await findHeldCredit(tx, { vendor, creditTxn })
  if (named?.member_id !== memberId) return { kind: 'not_theirs', transferId: null }
  const key = { vendor, debitTxn: named.debit_txn }
  const fate = await lockFate(tx, key)
  const held = await lockHeldCredit(tx, { vendor, creditTxn })
  if (!fate || !held) throw new Error(`play: held credit ${creditTxn} has no stake`)
  if (held.state === 'rolled_back') return { kind: 'repeated', transferId: null }

  const leftMinor = fate.payout_minor - (held.state === 'released' ? held.amount_minor : 0n)
  const isOpenAgain =
    held.settled_stake && leftMinor === 0n && !(await hasOtherHeldCredit(tx, held))
  await updateFate(tx, key, {
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
  if (held.state === 'refused') return null
  if (held.state === 'released') await wallet.reverseInTx(tx, releaseReturned(held))
  return (await wallet.postInTx(tx, heldReturned(held, txnId))).transferId
}
