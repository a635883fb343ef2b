import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/wps/cashier/deposit.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { readRecords, type RecordsSpan } from '../../../common/service/read-records.ts'
import type { DepositContext } from '../../common/context.ts'
import { listRecords, sumRecords, type RecordRow } from '../../common/repository/read-deposits.ts'

const present = (row: RecordRow): contract.DepositRecord => ({
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
export const createListDepositRecords =
  ({ database }: DepositContext) =>
  async (
    memberId: bigint,
    query: Query<typeof contract.listDepositRecords>,
  ): Promise<Answer<typeof contract.listDepositRecords>> => {
    const filterOf = (span: RecordsSpan) => ({ memberId, status: query.state, ...span })
    const { rows, next, sums } = await readRecords(query, {
      list: (span, place, limit) => listRecords(database, filterOf(span), place, limit),
      sum: (span) => sumRecords(database, filterOf(span)),
    })
    return {
      records: rows.map(present),
      next,
      totals: {
        requestedAmount: formatMoney(sums.requested),
        amount: formatMoney(sums.credited),
        reimbursementAmount: formatMoney(sums.returned),
      },
    }
  }
