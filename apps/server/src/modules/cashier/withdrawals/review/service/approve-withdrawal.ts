import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../../platform/acts/act.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { needsFourEyes } from '../../common/domain/review-rules.ts'
import { findWithdrawalSetting } from '../../common/repository/read-withdrawals.ts'
import { closeQuestions } from '../../common/repository/questions.ts'
import type { WithdrawalRow, WithdrawalTables } from '../../common/repository/tables.ts'
import { addEvent, moveWithdrawal } from '../../common/repository/withdrawals.ts'
import { findPayoutBlock } from '../../common/service/find-payout-block.ts'
import { lockForDecision, type Decision } from './decide-withdrawal.ts'

export type Approval = Decision & {
  readonly operatorId: bigint
  /** The largest amount that the operator may approve; null without a ceiling. */
  readonly ceilingMinor: bigint | null
  /** Why, for the withdrawal's history. */
  readonly note?: string
}

/** What a yes made of a withdrawal: the first of two leaves it in review. */
export type Approved = Pick<WithdrawalRow, 'status'> & { readonly waitsForSecond: boolean }

/** While the return of a deposit is not settled, or withdrawing is blocked, nobody can approve. */
export const requireNoReturn = async (
  context: WithdrawalContext,
  tx: Tx,
  row: WithdrawalRow,
): Promise<void> => {
  const { block, owedMinor } = await findPayoutBlock(context, tx, row.member_id)
  if (block === 'withdraw_blocked') throw new Refusal('withdrawal.member_blocked')
  if (block !== 'none') {
    throw new Refusal('withdrawal.deposit_taken_back', { owed: formatMoney(owedMinor) })
  }
}

const needsSecond = async (tx: Tx, row: WithdrawalRow): Promise<boolean> => {
  const setting = await findWithdrawalSetting(tables<WithdrawalTables>(tx), row.brand_id)
  if (!setting) throw new Error(`brand ${row.brand_id} has no withdrawal settings`)
  return needsFourEyes(row.amount_minor, setting)
}

const approveAlone = async (
  context: WithdrawalContext,
  tx: Tx,
  row: WithdrawalRow,
  { operator, note }: Approval,
): Promise<WithdrawalRow> => {
  const at = context.clock.now()
  await addEvent(tx, row, { kind: 'approved', at, operator, ...(note !== undefined && { note }) })
  await closeQuestions(tx, row.id, at)
  noteAct({ target: row.id, before: { status: row.status }, after: { status: 'approved' } })
  return moveWithdrawal(tx, row, 'approved', { first_operator: operator, next_call_at: at })
}

/**
 * An operator approves a withdrawal in review. From the brand's threshold on it waits for a second person
 * (`approve-withdrawal-kind.ts`), whose approval is this call or the one of the request. @returns what its
 * state is now, and whether it waits for that person.
 */
export const createApproveWithdrawal =
  (context: WithdrawalContext) =>
  async (approval: Approval): Promise<Approved> => {
    const { withdrawalId: target, brandId, operator, operatorId, ceilingMinor, note } = approval
    const { row, isDone } = await context.database.inTx(async (tx) => {
      const locked = await lockForDecision(tx, approval)
      if (ceilingMinor !== null && locked.amount_minor > ceilingMinor) {
        throw new Refusal('operator.over_ceiling', { ceiling: formatMoney(ceilingMinor) })
      }
      await requireNoReturn(context, tx, locked)
      if (await needsSecond(tx, locked)) return { row: locked, isDone: false }
      return { row: await approveAlone(context, tx, locked, approval), isDone: true }
    })
    if (isDone) {
      const { member_id: memberId, id: withdrawalId, status } = row
      context.listeners.onWithdrawalChanged({ memberId, withdrawalId, status })
      return { status, waitsForSecond: false }
    }
    const asked = await context.staff.askChange({
      kind: 'approveWithdrawal',
      brandId,
      target,
      input: {},
      reason: note ?? `in review: ${row.review_reasons.join(', ')}`,
      by: { operatorId, username: operator },
    })
    return asked.isDone
      ? { status: 'approved', waitsForSecond: false }
      : { status: row.status, waitsForSecond: true }
  }
