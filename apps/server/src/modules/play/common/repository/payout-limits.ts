import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { PayoutLimits } from '../domain/payout-cap.ts'
import type { PlayTables } from './tables.ts'

/** For the brands with their own limits. */
export const listPayoutLimits = async ({
  db,
}: Pick<Database<PlayTables>, 'db'>): Promise<Map<number, PayoutLimits>> => {
  const rows = await db.selectFrom('play.payout_limit').selectAll().execute()
  return new Map(
    rows.map((row) => [
      row.brand_id,
      { stakesMax: row.stakes_max, payoutMaxMinor: row.payout_max_minor },
    ]),
  )
}

/** Replaces the limits of a brand. */
export const savePayoutLimits = async (
  tx: Tx,
  brandId: number,
  { stakesMax, payoutMaxMinor }: PayoutLimits,
): Promise<void> => {
  const limits = { stakes_max: stakesMax, payout_max_minor: payoutMaxMinor }
  await tables<PlayTables>(tx)
    .insertInto('play.payout_limit')
    .values({ brand_id: brandId, ...limits })
    .onConflict((row) => row.column('brand_id').doUpdateSet(limits))
    .execute()
}
