import type { OpenCashier } from '../../modules/cashier/index.ts'

type Withdrawals = Pick<OpenCashier['withdrawals'], 'listWithdrawalRecords'>

const underWay: ReadonlySet<string> = new Set([
  'review',
  'second_review',
  'approved',
  'paying',
  'confirming',
])
const lookedAt = 10

/** A member's withdrawals that are neither paid nor back, among the last ten. */
export const listWithdrawalsUnderWay = async (withdrawals: Withdrawals, memberId: bigint) => {
  const { records } = await withdrawals.listWithdrawalRecords(memberId, { pageSize: lookedAt })
  return records.filter(({ status }) => underWay.has(status))
}
