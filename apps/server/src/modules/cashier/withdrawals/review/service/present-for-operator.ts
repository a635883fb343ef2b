import type { OpsWithdrawal } from '@trevo/contract/ops/withdrawals.ts'
import { maskCpf } from '@trevo/field-rules/cpf.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { netAmountOf } from '../../common/domain/net-amount.ts'
import {
  readUnsettled,
  type Unsettled,
} from '../../../deposits/common/repository/read-unsettled.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { maskTarget } from '../../payees/domain/payee-target.ts'
import { needsFourEyes } from '../../common/domain/review-rules.ts'
import { isUnderWay } from '../../common/domain/withdrawal-states.ts'
import { findWithdrawalSetting, listEvents } from '../../common/repository/read-withdrawals.ts'
import type { PayeeSnapshot, WithdrawalRow } from '../../common/repository/tables.ts'

const presentPayee = ({ target, name, document }: PayeeSnapshot): OpsWithdrawal['payee'] => ({
  kind: target.kind,
  target: maskTarget(target),
  bankName: target.kind === 'bank' ? target.bankName : null,
  holderName: name,
  holderDocument: maskCpf(document),
})

const presentUnsettled = ({
  owedMinor,
  askedTimes,
}: Unsettled): OpsWithdrawal['depositTakenBack'] =>
  owedMinor > 0n || askedTimes !== undefined
    ? { owed: formatMoney(owedMinor), isBeingAsked: askedTimes !== undefined }
    : null

/** A withdrawal as the brand's operators see it. */
export const presentForOperator = async (
  { database, members }: Pick<WithdrawalContext, 'database' | 'members'>,
  row: WithdrawalRow,
  waiting: { readonly requestId: string; readonly askedBy: string } | undefined,
): Promise<OpsWithdrawal> => {
  const [events, member, setting, unsettled] = await Promise.all([
    listEvents(database, row.member_id, row.id),
    members.findWithdrawalMember(row.member_id),
    findWithdrawalSetting(database.db, row.brand_id),
    readUnsettled(database.db, row.member_id),
  ])
  if (!member || !setting) throw new Error(`withdrawal ${row.id} has no member or settings`)
  const payableUntil = isUnderWay(row.status) ? row.payable_until : null
  return {
    withdrawalId: row.id,
    account: member.account,
    isDemo: member.isDemo,
    status: row.status,
    channel: row.channel,
    amount: formatMoney(row.amount_minor),
    fee: formatMoney(row.fee_minor),
    netAmount: formatMoney(netAmountOf(row)),
    paidAmount: formatMoney(row.paid_minor),
    payee: presentPayee(row.payee),
    reviewReasons: row.review_reasons,
    depositTakenBack: presentUnsettled(unsettled),
    needsFourEyes: needsFourEyes(row.amount_minor, setting),
    approvalId: waiting?.requestId ?? null,
    firstOperator: waiting?.askedBy ?? row.first_operator,
    secondOperator: row.second_operator,
    createdAt: row.created_at.toISOString(),
    payableUntil: payableUntil?.toISOString() ?? null,
    remark: row.remark,
    failure: row.failure,
    endToEndId: row.e2e_id,
    events: events.map(({ kind, at, operator, note }) => ({
      kind,
      at: at.toISOString(),
      operator,
      note,
    })),
  }
}
