import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/wps/cashier/withdrawal.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { readRecords, type RecordsSpan } from '../../../common/service/read-records.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { listRecords, sumRecords } from '../../common/repository/read-withdrawals.ts'
import type { WithdrawalRow } from '../../common/repository/tables.ts'

const present = (row: WithdrawalRow): contract.WithdrawalRecord => ({
  transId: row.id,
  refId: row.e2e_id,
  amount: formatMoney(row.amount_minor),
  bankName: row.payee.target.kind === 'bank' ? row.payee.target.bankName : 'Pix',
  withdrawDate: row.created_at.toISOString(),
  status: row.status,
  remark: row.remark,
})

/** Withdrawal records of a member, newest first, with the sums of everything the filter covers. */
export const createListWithdrawalRecords =
  ({ database }: WithdrawalContext) =>
  async (
    memberId: bigint,
    query: Query<typeof contract.listWithdrawalRecords>,
  ): Promise<Answer<typeof contract.listWithdrawalRecords>> => {
    const filterOf = (span: RecordsSpan) => ({ memberId, status: query.status, ...span })
    const { rows, next, sums } = await readRecords(query, {
      list: (span, place, limit) => listRecords(database, filterOf(span), place, limit),
      sum: (span) => sumRecords(database, filterOf(span)),
    })
    return {
      records: rows.map(present),
      next,
      totals: { amount: formatMoney(sums.requested), paidAmount: formatMoney(sums.paid) },
    }
  }
