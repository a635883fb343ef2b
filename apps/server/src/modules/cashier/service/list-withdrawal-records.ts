import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type {
  listWithdrawalRecords,
  WithdrawalRecord,
} from '@trevo/contract/wps/cashier/withdrawal.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { listWithdrawals, sumWithdrawals } from '../repository/queries-withdrawals.ts'
import type { WithdrawalRow } from '../repository/withdrawal-tables.ts'
import type { WithdrawalDependencies } from '../withdrawal-dependencies.ts'

const dateOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text)

const mark = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/

const placeOf = (before: string | undefined) => {
  if (before === undefined) return undefined
  const [, createdAt, id] = mark.exec(before) ?? []
  if (!createdAt || !id) throw new Refusal('request_param_err', { fields: ['before'] })
  return { createdAt: new Date(createdAt), id }
}

const present = (row: WithdrawalRow): WithdrawalRecord => ({
  transId: row.id,
  refId: row.e2e_id,
  amount: formatMoney(row.amount_minor),
  bankName: row.payee.target.kind === 'bank' ? row.payee.target.bankName : 'Pix',
  withdrawDate: row.created_at.toISOString(),
  status: row.status,
  remark: row.remark,
})

/** Withdrawal records of a member, newest first, with the sums of everything the filter covers. */
export const answerWithdrawalRecords =
  ({ database }: WithdrawalDependencies) =>
  async (
    memberId: bigint,
    query: Query<typeof listWithdrawalRecords>,
  ): Promise<Answer<typeof listWithdrawalRecords>> => {
    const filter = {
      memberId,
      status: query.status,
      from: dateOf(query.startDate),
      until: dateOf(query.endDate),
    }
    const [rows, sums] = await Promise.all([
      listWithdrawals(database, filter, placeOf(query.before), query.pageSize + 1),
      sumWithdrawals(database, filter),
    ])
    const shown = rows.slice(0, query.pageSize)
    const last = rows.length > query.pageSize ? shown.at(-1) : undefined
    return {
      records: shown.map(present),
      next: last ? `${last.created_at.toISOString()}_${last.id}` : null,
      totals: { amount: formatMoney(sums.asked), paidAmount: formatMoney(sums.paid) },
    }
  }
