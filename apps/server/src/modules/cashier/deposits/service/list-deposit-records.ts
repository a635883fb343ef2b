import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { DepositRecord, listDepositRecords } from '@trevo/contract/wps/cashier/deposit.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { CashierDependencies } from '../../dependencies.ts'
import { listRecords, sumRecords, type RecordRow } from '../repository/read-deposits.ts'
import { cutPage, dateOf, placeOf } from '../../common/service/record-page.ts'

const present = (row: RecordRow): DepositRecord => ({
  transId: row.id,
  depositMode: 'PIX',
  requestedAmount: formatMoney(row.amount_minor),
  amount: formatMoney(row.status === 'credited' ? row.amount_minor : 0n),
  reimbursementAmount: formatMoney(row.returned_minor),
  refId: row.credited_e2e_id,
  depositDate: row.created_at.toISOString(),
  actualDepositDate: row.credited_at?.toISOString() ?? null,
  state: row.status,
})

/** Deposit records of a member, newest first, with the sums of everything the filter covers. */
export const answerRecords =
  ({ database }: CashierDependencies) =>
  async (
    memberId: bigint,
    query: Query<typeof listDepositRecords>,
  ): Promise<Answer<typeof listDepositRecords>> => {
    const filter = {
      memberId,
      state: query.state,
      from: dateOf(query.startDate),
      until: dateOf(query.endDate),
    }
    const [rows, sums] = await Promise.all([
      listRecords(database, filter, placeOf(query.before), query.pageSize + 1),
      sumRecords(database, filter),
    ])
    const { shown, next } = cutPage(rows, query.pageSize)
    return {
      records: shown.map(present),
      next,
      totals: {
        requestedAmount: formatMoney(sums.requested),
        amount: formatMoney(sums.credited),
        reimbursementAmount: formatMoney(sums.returned),
      },
    }
  }
