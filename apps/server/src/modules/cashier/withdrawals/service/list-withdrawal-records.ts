import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type {
  listWithdrawalRecords,
  WithdrawalRecord,
} from '@trevo/contract/wps/cashier/withdrawal.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { listWithdrawals, sumWithdrawals } from '../repository/read-withdrawals.ts'
import type { WithdrawalRow } from '../repository/tables.ts'
import type { WithdrawalDependencies } from '../../withdrawal-dependencies.ts'
import { cutPage, dateOf, placeOf } from '../../common/service/record-page.ts'

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
    const { shown, next } = cutPage(rows, query.pageSize)
    return {
      records: shown.map(present),
      next,
      totals: { amount: formatMoney(sums.asked), paidAmount: formatMoney(sums.paid) },
    }
  }
