import type { DepositPromotion } from '@trevo/contract/wps/cashier/deposit.ts'
import type { Tx } from '@trevo/database/connect.ts'

/** A deposit that came in for a promotion. */
export type PromotedDeposit = {
  readonly memberId: bigint
  readonly depositId: string
  readonly promotionId: string
  readonly amountMinor: bigint
}

/**
 * What the cashier asks of the promotions: which of them a member may choose for a deposit, and
 * whom to tell when such a deposit is credited, in the same transaction.
 */
export type DepositPromotions = {
  list(memberId: bigint, brandId: number): Promise<readonly DepositPromotion[]>
  onCredited(tx: Tx, deposit: PromotedDeposit): Promise<void>
}

/** None can be chosen; a deposit made for one that is gone is credited all the same. */
export const noPromotions: DepositPromotions = {
  list: () => Promise.resolve([]),
  onCredited: () => Promise.resolve(),
}
