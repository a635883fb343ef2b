import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { WithdrawalRow, WithdrawalTables } from '../../withdrawals/common/repository/tables.ts'
import type { PaymentId } from '../domain/read-payment-id.ts'

/** Withdrawals of a brand under an id of any kind. */
export const findWithdrawals = async (
  { db }: Database<WithdrawalTables>,
  brandId: number,
  { uuid, payoutId, endToEndId }: PaymentId,
): Promise<WithdrawalRow[]> => {
  const { rows } = await sql<WithdrawalRow>`
    select w.* from cashier.withdrawal w where w.brand_id = ${brandId} and w.id in (
      select id from cashier.withdrawal where id = ${uuid ?? null}::uuid
      union select id from cashier.withdrawal where payout_id = ${payoutId ?? null}
      union select id from cashier.withdrawal where e2e_id = ${endToEndId ?? null}
      union select withdrawal_id from cashier.peer_payment where id = ${uuid ?? null}::uuid
    ) limit 5`.execute(db)
  return rows
}
