import type { LevelSetting } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { RewardsTables } from '../../tables.ts'

export type LevelBenefit = Pick<LevelSetting, 'upgrade' | 'month' | 'birthday' | 'rebateBp'>

/** What each level of a brand gives, by rank. */
export const readBenefits = async (
  tx: Tx,
  brandId: number,
): Promise<ReadonlyMap<number, LevelBenefit>> => {
  const rows = await tables<RewardsTables>(tx)
    .selectFrom('rewards.level_benefit')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('rank')
    .execute()
  return new Map(
    rows.map((row) => [
      row.rank,
      {
        upgrade: formatMoney(row.upgrade_minor),
        month: formatMoney(row.month_minor),
        birthday: formatMoney(row.birthday_minor),
        rebateBp: row.rebate_bp,
      },
    ]),
  )
}

/** The first one is of the lowest level; the database refuses a rebate over its bound. */
export const writeBenefits = async (
  tx: Tx,
  brandId: number,
  benefits: readonly LevelBenefit[],
): Promise<void> => {
  const db = tables<RewardsTables>(tx)
  await db.deleteFrom('rewards.level_benefit').where('brand_id', '=', brandId).execute()
  await db
    .insertInto('rewards.level_benefit')
    .values(
      benefits.map(({ upgrade, month, birthday, rebateBp }, rank) => ({
        brand_id: brandId,
        rank,
        upgrade_minor: parseMoney(upgrade),
        month_minor: parseMoney(month),
        birthday_minor: parseMoney(birthday),
        rebate_bp: rebateBp,
      })),
    )
    .execute()
}
