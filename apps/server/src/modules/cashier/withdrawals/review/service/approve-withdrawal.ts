import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { needsFourEyes } from '../../common/domain/review-rules.ts'
import { findWithdrawalSetting } from '../../common/repository/read-withdrawals.ts'
import type { WithdrawalRow, WithdrawalTables } from '../../common/repository/tables.ts'
import { addEvent, moveWithdrawal } from '../../common/repository/withdrawals.ts'
import { decideWithdrawal, type Decision } from './decide-withdrawal.ts'
import { findPayoutBlock } from '../../common/service/find-payout-block.ts'

export type Approval = Decision & {
  /** The largest amount that the operator may approve; null without a ceiling. */
  readonly ceilingMinor: bigint | null
  /** Why, for the withdrawal's history. */
  readonly note?: string
}

const approve = async (
  context: WithdrawalContext,
  tx: Tx,
  row: WithdrawalRow,
  { operator, ceilingMinor, note }: Approval,
): Promise<WithdrawalRow> => {
  if (ceilingMinor !== null && row.amount_minor > ceilingMinor) {
    throw new Refusal('operator.over_ceiling', { ceiling: formatMoney(ceilingMinor) })
  }
  const { block, owedMinor } = await findPayoutBlock(context, tx, row.member_id)
  if (block !== 'none') {
    throw new Refusal('withdrawal.deposit_taken_back', { owed: formatMoney(owedMinor) })
  }
  const at = context.clock.now()
  const decided = { at, operator, ...(note !== undefined && { note }) }
  if (row.status === 'second_review') {
    if (row.first_operator === operator) throw new Refusal('withdrawal.same_operator')
    await addEvent(tx, row, { kind: 'approved', ...decided })
    return moveWithdrawal(tx, row, 'approved', { second_operator: operator, next_call_at: at })
  }
  const setting = await findWithdrawalSetting(tables<WithdrawalTables>(tx), row.brand_id)
  if (!setting) throw new Error(`brand ${row.brand_id} has no withdrawal settings`)
  const isFirst = needsFourEyes(row.amount_minor, setting)
  await addEvent(tx, row, { kind: isFirst ? 'first_approval' : 'approved', ...decided })
  return moveWithdrawal(tx, row, isFirst ? 'second_review' : 'approved', {
    first_operator: operator,
    next_call_at: isFirst ? null : at,
  })
}

/**
 * An operator approves a withdrawal in review. From the brand's threshold on two of them must, never
 * one twice; each approval is a line of the withdrawal's history. While the return of a deposit is not
 * settled, nobody can approve.
 */
export const createApproveWithdrawal =
  (context: WithdrawalContext) =>
  (decision: Approval): Promise<WithdrawalRow> =>
    decideWithdrawal(context, decision, (tx, row) => approve(context, tx, row, decision))
