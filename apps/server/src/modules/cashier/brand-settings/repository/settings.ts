import { tables, type Tx } from '@trevo/database/connect.ts'
import type { DepositSettingRow, DepositTables } from '../../deposits/common/repository/tables.ts'
import type {
  WithdrawalSettingRow,
  WithdrawalTables,
} from '../../withdrawals/common/repository/tables.ts'

/** Locked until the transaction ends: a setting is changed by one person at a time. */
export const lockDepositSetting = (
  tx: Tx,
  brandId: number,
): Promise<DepositSettingRow | undefined> =>
  tables<DepositTables>(tx)
    .selectFrom('cashier.deposit_setting')
    .selectAll()
    .where('brand_id', '=', brandId)
    .forUpdate()
    .executeTakeFirst()

export const saveDepositSetting = async (
  tx: Tx,
  brandId: number,
  values: Omit<DepositSettingRow, 'brand_id'>,
): Promise<void> => {
  await tables<DepositTables>(tx)
    .updateTable('cashier.deposit_setting')
    .set(values)
    .where('brand_id', '=', brandId)
    .execute()
}

/** Locked until the transaction ends. */
export const lockWithdrawalSetting = (
  tx: Tx,
  brandId: number,
): Promise<WithdrawalSettingRow | undefined> =>
  tables<WithdrawalTables>(tx)
    .selectFrom('cashier.withdrawal_setting')
    .selectAll()
    .where('brand_id', '=', brandId)
    .forUpdate()
    .executeTakeFirst()

export const saveWithdrawalSetting = async (
  tx: Tx,
  brandId: number,
  values: Omit<WithdrawalSettingRow, 'brand_id'>,
): Promise<void> => {
  await tables<WithdrawalTables>(tx)
    .updateTable('cashier.withdrawal_setting')
    .set(values)
    .where('brand_id', '=', brandId)
    .execute()
}
