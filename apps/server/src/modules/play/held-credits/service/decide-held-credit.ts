import { afterCommit, tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import type { HeldMoney } from '../../common/domain/held-money.ts'
import {
  heldMoneyOf,
  lockHeldCredit,
  moveHeldCredit,
} from '../../rounds/repository/held-credits.ts'
import { resolveIncident } from '../../common/repository/incidents.ts'
import { lockSettlement, updateSettlement } from '../../common/repository/settlements.ts'
import type { HeldCreditRow, PlayTables } from '../../common/repository/tables.ts'
import type { PlayContext } from '../../common/context.ts'

export type Decision = {
  readonly creditId: string
  readonly brandId: number
  /** The deciding operator, for the audit. */
  readonly operator: string
  readonly reason: string
}

type Named = Pick<HeldCreditRow, 'vendor' | 'debit_txn' | 'credit_txn'>

/** A credit that waits for a decision and the settlement of its stake, locked. @throws Refusal `credit.not_held` */
export const lockHeld = async (tx: Tx, { vendor, debit_txn, credit_txn }: Named) => {
  // Before the credit, in the lock order of holding and undoing it.
  const settlement = await lockSettlement(tx, { vendor, debitTxn: debit_txn })
  const held = await lockHeldCredit(tx, { vendor, creditTxn: credit_txn })
  if (!settlement || held?.state !== 'held') throw new Refusal('credit.not_held')
  return { settlement, held }
}

type Decided = Pick<Decision, 'operator' | 'reason'> & {
  readonly to: 'released' | 'refused' | 'lapsed'
}

/** Decides a held credit once, and moves its money in the same commit. @throws Refusal `credit.not_held` */
export const decideInTx = async (
  context: PlayContext,
  tx: Tx,
  named: Named,
  { to, operator, reason }: Decided,
  move: (held: HeldMoney) => Promise<unknown>,
): Promise<void> => {
  if (operator.trim() === '') throw new Error('a decision without an operator')
  const { settlement, held } = await lockHeld(tx, named)
  const { vendor, credit_txn: about } = held
  const at = context.clock.now()
  await moveHeldCredit(tx, held.id, to, { operator, reason, at })
  await resolveIncident(tables<PlayTables>(tx), { vendor, what: 'credit_above_cap', about, at })
  if (to === 'released') {
    const payoutMinor = settlement.payout_minor + held.amount_minor
    await updateSettlement(tx, { vendor, debitTxn: held.debit_txn }, { payout_minor: payoutMinor })
  }
  noteAct({ target: held.id, before: { status: 'held' }, after: { status: to } })
  await move(heldMoneyOf(held))
  afterCommit(tx, () => context.log.warn({ vendor, about, operator, to }, 'held credit decided'))
}
