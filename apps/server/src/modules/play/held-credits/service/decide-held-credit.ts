import type { HeldCredit } from '@trevo/contract/ops/held-credits.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { HeldMoney } from '../../common/domain/held-money.ts'
import {
  heldMoneyOf,
  lockHeldCredit,
  moveHeldCredit,
} from '../../rounds/repository/held-credits.ts'
import { resolveIncident } from '../../common/repository/incidents.ts'
import { lockSettlement, updateSettlement } from '../../common/repository/settlements.ts'
import type { PlayTables } from '../../common/repository/tables.ts'
import type { PlayContext } from '../../common/context.ts'
import { getHeldCreditOf, createShowHeldCredit } from './show-held-credit.ts'

export type Decision = {
  readonly creditId: string
  readonly brandId: number
  /** The deciding operator, for the audit. */
  readonly operator: string
  readonly reason: string
}

/** Decides a held credit once, and moves its money in the same commit. */
export const decideHeldCredit = async (
  context: PlayContext,
  to: 'released' | 'refused',
  { creditId, brandId, operator, reason }: Decision,
  move: (tx: Tx, held: HeldMoney) => Promise<unknown>,
): Promise<HeldCredit> => {
  if (operator.trim() === '') throw new Error('a decision without an operator')
  const { vendor, debit_txn, credit_txn } = await getHeldCreditOf(context, brandId, creditId)
  await context.database.inTx(async (tx) => {
    const key = { vendor, debitTxn: debit_txn }
    // Before the credit, in the lock order of holding and undoing it.
    const settlement = await lockSettlement(tx, key)
    const held = await lockHeldCredit(tx, { vendor, creditTxn: credit_txn })
    if (!settlement || held?.state !== 'held') throw new Refusal('credit.not_held')
    const at = context.clock.now()
    await moveHeldCredit(tx, creditId, to, { operator, reason, at })
    const incident = { vendor, what: 'credit_above_cap', about: credit_txn, at }
    await resolveIncident(tables<PlayTables>(tx), incident)
    if (to === 'released') {
      const payoutMinor = settlement.payout_minor + held.amount_minor
      await updateSettlement(tx, key, { payout_minor: payoutMinor })
    }
    await move(tx, heldMoneyOf(held))
  })
  context.log.warn({ vendor, about: credit_txn, operator, to }, 'held credit decided')
  return createShowHeldCredit(context)(brandId, creditId)
}
