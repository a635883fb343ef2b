import { afterCommit } from '@trevo/database/connect.ts'
import { maskCpf } from '@trevo/field-rules/cpf.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import { changeKind, type ChangeKind } from '../../../../../platform/approvals/change-kind.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import type { WithdrawalRow } from '../../common/repository/tables.ts'
import { closeQuestions } from '../../common/repository/questions.ts'
import { addEvent, moveWithdrawal } from '../../common/repository/withdrawals.ts'
import { maskTarget } from '../../payees/domain/payee-target.ts'
import { requireNoReturn } from './approve-withdrawal.ts'
import { lockForDecision } from './decide-withdrawal.ts'

/** What both persons approve; when any of it changes, they are asked again. */
const factsOf = (row: WithdrawalRow) => ({
  // A first yes that was given before requests were kept does not count.
  status: row.status === 'second_review' ? 'review' : row.status,
  amount: formatMoney(row.amount_minor),
  fee: formatMoney(row.fee_minor),
  payee: maskTarget(row.payee.target),
  holder: row.payee.name,
  holderDocument: maskCpf(row.payee.document),
  reviewReasons: row.review_reasons,
})

/** The approval of a withdrawal from the brand's threshold on. */
export const approveWithdrawalKind = (context: WithdrawalContext): ChangeKind => {
  const lock = async (
    tx: Parameters<typeof lockForDecision>[0],
    brandId: number,
    target: string,
  ) => {
    if (!z.uuid().safeParse(target).success) throw new Refusal('withdrawal.unknown')
    return lockForDecision(tx, { withdrawalId: target, brandId })
  }
  return changeKind({
    kind: 'approveWithdrawal',
    right: 'withdrawals.approve',
    input: z.strictObject({}),
    describe: async (tx, { brandId, target }) => {
      const row = await lock(tx, brandId, target)
      await requireNoReturn(context, tx, row)
      const before = factsOf(row)
      return { before, after: { ...before, status: 'approved' }, amountMinor: row.amount_minor }
    },
    execute: async (tx, { brandId, target }, { asked, decided }) => {
      const row = await lock(tx, brandId, target)
      const at = context.clock.now()
      await addEvent(tx, row, { kind: 'approved', at, operator: decided })
      await closeQuestions(tx, row.id, at)
      const { member_id: memberId, id: withdrawalId } = row
      const { status } = await moveWithdrawal(tx, row, 'approved', {
        first_operator: asked,
        second_operator: decided,
        next_call_at: at,
      })
      afterCommit(tx, () =>
        context.listeners.onWithdrawalChanged({ memberId, withdrawalId, status }),
      )
    },
    noteAsked: async (tx, { brandId, target }, { asked }) => {
      const row = await lock(tx, brandId, target)
      await addEvent(tx, row, {
        kind: 'first_approval',
        at: context.clock.now(),
        operator: asked,
      })
    },
  })
}
