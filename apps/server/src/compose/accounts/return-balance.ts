import type { OpenCashier } from '../../modules/cashier/index.ts'
import type { Transfers } from '../../modules/transfers/index.ts'

/** Returns what an account that ends still holds to the member's own account, with what is in the vault. */
export const createReturnBalance = (
  { withdrawals }: Pick<OpenCashier, 'withdrawals'>,
  { openVault }: Pick<Transfers, 'openVault'>,
): typeof withdrawals.returnBalance => {
  return async (order) => {
    await openVault(order.memberId)
    return withdrawals.returnBalance(order)
  }
}
