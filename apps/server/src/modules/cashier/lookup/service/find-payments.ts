import type { PaymentHit } from '@trevo/contract/ops/payments/payments.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { DepositRow } from '../../deposits/common/repository/tables.ts'
import type { WithdrawalRow } from '../../withdrawals/common/repository/tables.ts'
import type { LookupContext } from '../context.ts'
import { readPaymentId } from '../domain/read-payment-id.ts'
import { findWithdrawals } from '../repository/find-withdrawals.ts'
import { findDepositOfBrand, findDepositOfPix } from '../repository/list-deposits.ts'
import { usernameOf } from './present-payments.ts'

/** The deposit or withdrawal of an id that an operator pasted: of the brand alone, or nothing. */
export const createFindPayments = (context: LookupContext) => {
  const { database } = context
  const factsOf = async (row: DepositRow | WithdrawalRow) => ({
    username: await usernameOf(context, row.member_id),
    amount: formatMoney(row.amount_minor),
    at: row.created_at.toISOString(),
  })
  return async (brandId: number, typed: string): Promise<PaymentHit[]> => {
    const id = readPaymentId(typed)
    if (Object.keys(id).length === 0) return []
    const [byCharge, ofPix, withdrawals] = await Promise.all([
      id.txid === undefined ? undefined : findDepositOfBrand(database, brandId, id.txid),
      id.endToEndId === undefined && id.returnId === undefined
        ? []
        : findDepositOfPix(database, brandId, id),
      findWithdrawals(database, brandId, id),
    ])
    const deposits = [...(byCharge ? [byCharge] : []), ...ofPix]
    return Promise.all([
      ...deposits.map(async (row) => ({
        kind: 'deposit' as const,
        depositId: row.id,
        status: row.status,
        ...(await factsOf(row)),
      })),
      ...withdrawals.map(async (row) => ({
        kind: 'withdrawal' as const,
        withdrawalId: row.id,
        status: row.status,
        ...(await factsOf(row)),
      })),
    ])
  }
}
