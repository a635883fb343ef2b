import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { DepositRecord, listDepositRecords } from '@trevo/contract/wps/cashier/deposit.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { CashierDependencies } from '../dependencies.ts'
import { listRecords, sumRecords, type RecordRow } from '../repository/queries-deposits.ts'

const dateOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text)

const mark = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/

const placeOf = (before: string | undefined) => {
  if (before === undefined) return undefined
  const [, createdAt, id] = mark.exec(before) ?? []
  if (!createdAt || !id) throw new Refusal('request_param_err', { fields: ['before'] })
  return { createdAt: new Date(createdAt), id }
}

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
    const shown = rows.slice(0, query.pageSize)
    const last = rows.length > query.pageSize ? shown.at(-1) : undefined
    return {
      records: shown.map(present),
      next: last ? `${last.created_at.toISOString()}_${last.id}` : null,
      totals: {
        requestedAmount: formatMoney(sums.requested),
        amount: formatMoney(sums.credited),
        reimbursementAmount: formatMoney(sums.returned),
      },
    }
  }
