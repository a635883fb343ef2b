import { tables, type Tx } from '@trevo/database/connect.ts'
import { fromCentavos } from '@trevo/money/money.ts'
import type { DepositTables } from '../deposits/common/repository/tables.ts'

const reais = (amount: bigint): bigint => fromCentavos(amount * 100n)

/** Deposit settings of a new brand; a brand that has some keeps them. */
export const seedDepositSettings = async (
  tx: Tx,
  brand: {
    readonly id: number
    readonly name: string
    readonly city: string
    readonly cpfRequired?: boolean
  },
): Promise<void> => {
  await tables<DepositTables>(tx)
    .insertInto('cashier.deposit_setting')
    .values({
      brand_id: brand.id,
      allowed: true,
      amount_min_minor: reais(10n),
      amount_max_minor: reais(50_000n),
      chips_minor: [20n, 50n, 100n, 200n, 500n, 1_000n].map(reais),
      charge_sec: 15 * 60,
      receiver_name: brand.name,
      receiver_city: brand.city,
      due_days_max: 3,
      cpf_required: brand.cpfRequired ?? false,
    })
    .onConflict((conflict) => conflict.column('brand_id').doNothing())
    .execute()
}
