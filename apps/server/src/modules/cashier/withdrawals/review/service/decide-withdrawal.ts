import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { canWithdrawalMove } from '../../common/domain/withdrawal-states.ts'
import type { WithdrawalRow } from '../../common/repository/tables.ts'
import { lockWithdrawal } from '../../common/repository/withdrawals.ts'

export type Decision = {
  readonly withdrawalId: string
  /** The operator's brand: withdrawals of another brand are unknown. */
  readonly brandId: number
  /** The deciding operator, for the audit. */
  readonly operator: string
}

/** @throws Refusal `withdrawal.unknown`, `withdrawal.too_late` */
export const lockForDecision = async (
  tx: Tx,
  { withdrawalId, brandId }: Omit<Decision, 'operator'>,
): Promise<WithdrawalRow> => {
  const row = await lockWithdrawal(tx, withdrawalId)
  if (row?.brand_id !== brandId) throw new Refusal('withdrawal.unknown')
  if (!canWithdrawalMove(row.status, 'rejected')) throw new Refusal('withdrawal.too_late')
  return row
}

/** An operator's decision on a withdrawal in review, in one transaction. */
export const decideWithdrawal = async (
  { database, listeners }: WithdrawalContext,
  decision: Decision,
  decide: (tx: Tx, row: WithdrawalRow) => Promise<WithdrawalRow>,
): Promise<WithdrawalRow> => {
  const row = await database.inTx(async (tx) => decide(tx, await lockForDecision(tx, decision)))
  const { member_id: memberId, id: withdrawalId, status } = row
  listeners.onWithdrawalChanged({ memberId, withdrawalId, status })
  return row
}
