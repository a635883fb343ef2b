import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { needsFourEyes } from '../domain/review-rules.ts'
import { canWithdrawalMove } from '../domain/withdrawal-states.ts'
import type { WithdrawalRow, WithdrawalTables } from '../repository/tables.ts'
import { addEvent, lockWithdrawal, moveWithdrawal } from '../repository/withdrawals.ts'
import type { WithdrawalDependencies } from '../../withdrawal-dependencies.ts'
import { giveBack } from './end-withdrawal.ts'
import { findStop } from './find-payout-block.ts'

export type Decision = {
  readonly withdrawalId: string
  /** Whose operator it is: withdrawals of another brand are unknown. */
  readonly brandId: number
  /** Who decides, as the audit knows them. */
  readonly operator: string
}

const lockForDecision = async (tx: Tx, { withdrawalId, brandId, operator }: Decision) => {
  if (operator.trim() === '') throw new Error('a decision without an operator')
  const row = await lockWithdrawal(tx, withdrawalId)
  if (row?.brand_id !== brandId) throw new Refusal('withdrawal.unknown')
  if (!canWithdrawalMove(row.status, 'rejected')) throw new Refusal('withdrawal.too_late')
  return row
}

const approve = async (
  dependencies: WithdrawalDependencies,
  tx: Tx,
  row: WithdrawalRow,
  operator: string,
): Promise<WithdrawalRow> => {
  const { stop, owedMinor } = await findStop(dependencies, tx, row.member_id)
  if (stop !== 'none') {
    throw new Refusal('withdrawal.deposit_taken_back', { owed: formatMoney(owedMinor) })
  }
  const at = dependencies.clock.now()
  if (row.status === 'second_review') {
    if (row.first_operator === operator) throw new Refusal('withdrawal.same_operator')
    await addEvent(tx, row, { kind: 'approved', at, operator })
    return moveWithdrawal(tx, row, 'approved', { second_operator: operator, next_call_at: at })
  }
  const setting = await tables<WithdrawalTables>(tx)
    .selectFrom('cashier.withdrawal_setting')
    .select('four_eyes_from_minor')
    .where('brand_id', '=', row.brand_id)
    .executeTakeFirstOrThrow()
  const isFirst = needsFourEyes(row.amount_minor, setting)
  await addEvent(tx, row, { kind: isFirst ? 'first_approval' : 'approved', at, operator })
  return moveWithdrawal(tx, row, isFirst ? 'second_review' : 'approved', {
    first_operator: operator,
    next_call_at: isFirst ? null : at,
  })
}

/**
 * What operators decide of withdrawals in review. From the brand's threshold on two of them must say
 * yes, never one twice; each decision is a line of the withdrawal's history with its operator. While a
 * deposit that was taken back is not settled, nobody can approve; refusing is always possible.
 */
export const decideWithdrawals = (dependencies: WithdrawalDependencies) => {
  const { database, onWithdrawalChanged } = dependencies
  const decide = async (
    decision: Decision,
    how: (tx: Tx, row: WithdrawalRow) => Promise<WithdrawalRow>,
  ): Promise<WithdrawalRow> => {
    const row = await database.inTx(async (tx) => how(tx, await lockForDecision(tx, decision)))
    const { member_id: memberId, id: withdrawalId, status } = row
    onWithdrawalChanged({ memberId, withdrawalId, status })
    return row
  }
  return {
    approve: (decision: Decision) =>
      decide(decision, (tx, row) => approve(dependencies, tx, row, decision.operator)),
    /** The member reads the remark, and the money is theirs again. */
    reject: (decision: Decision & { readonly remark: string }) =>
      decide(decision, (tx, row) =>
        giveBack(dependencies, tx, row, {
          status: 'rejected',
          operator: decision.operator,
          remark: decision.remark,
        }),
      ),
  }
}
