import { tables, type Tx } from '@trevo/database/connect.ts'
import type { LotteryTables, SeriesRuleRow } from '../../tables.ts'

/** From which prize on two persons decide; null if none, undefined if the brand has not said. */
export const lockBigPrize = async (tx: Tx, brandId: number): Promise<bigint | null | undefined> => {
  const row = await tables<LotteryTables>(tx)
    .selectFrom('lottery.setting')
    .select('big_prize_minor')
    .where('brand_id', '=', brandId)
    .forUpdate()
    .executeTakeFirst()
  return row?.big_prize_minor
}

export const saveBigPrize = async (
  tx: Tx,
  brandId: number,
  bigPrizeMinor: bigint | null,
): Promise<void> => {
  const value = { big_prize_minor: bigPrizeMinor }
  await tables<LotteryTables>(tx)
    .insertInto('lottery.setting')
    .values({ brand_id: brandId, ...value })
    .onConflict((row) => row.column('brand_id').doUpdateSet(value))
    .execute()
}

type SeriesKey = Pick<SeriesRuleRow, 'brand_id' | 'group_code' | 'prize_mode_id'>

export const lockSeriesRule = (tx: Tx, key: SeriesKey): Promise<SeriesRuleRow | undefined> =>
  tables<LotteryTables>(tx)
    .selectFrom('lottery.series_rule')
    .selectAll()
    .where('brand_id', '=', key.brand_id)
    .where('group_code', '=', key.group_code)
    .where('prize_mode_id', '=', key.prize_mode_id)
    .forUpdate()
    .executeTakeFirst()

export const saveSeriesRule = async (tx: Tx, row: SeriesRuleRow): Promise<void> => {
  const { lowest, bet_highest, given } = row
  await tables<LotteryTables>(tx)
    .insertInto('lottery.series_rule')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'group_code', 'prize_mode_id'])
        .doUpdateSet({ lowest, bet_highest, given }),
    )
    .execute()
}
