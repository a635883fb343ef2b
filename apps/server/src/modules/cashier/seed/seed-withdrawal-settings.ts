import { tables, type Tx } from '@trevo/database/connect.ts'
import { fromCentavos } from '@trevo/money/money.ts'
import type { WithdrawalTables } from '../withdrawals/common/repository/tables.ts'

const reais = (amount: bigint): bigint => fromCentavos(amount * 100n)

/** Withdrawal settings of a new brand; a brand that has some keeps them. */
export const seedWithdrawalSettings = async (tx: Tx, brandId: number): Promise<void> => {
  await tables<WithdrawalTables>(tx)
    .insertInto('cashier.withdrawal_setting')
    .values({
      brand_id: brandId,
      allowed: true,
      amount_min_minor: reais(20n),
      amount_max_minor: reais(50_000n),
      free_per_day: 3,
      fee_minor: reais(2n),
      turnover_bp: 10_000,
      auto_max_minor: reais(5_000n),
      first_max_minor: reais(1_000n),
      new_device_max_minor: reais(1_000n),
      members_won_max_minor: reais(50n),
      day_count_max: 5,
      day_sum_max_minor: reais(10_000n),
      four_eyes_from_minor: reais(10_000n),
      peer_allowed: true,
      peer_answer_min: 30,
    })
    .onConflict((conflict) => conflict.column('brand_id').doNothing())
    .execute()
}
