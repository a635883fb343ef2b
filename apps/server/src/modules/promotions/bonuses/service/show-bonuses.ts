import type { Bonus } from '@trevo/contract/wps/promotions.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { convertedOf } from '@trevo/promotion-rules/wagering.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { listBonusesOf, lockBonus, sumByProduct, type ProductSum } from '../repository/bonuses.ts'
import { listEntriesOf } from '../../common/repository/entries.ts'
import { listPromotions } from '../../common/repository/promotions.ts'
import type { BonusRow, PromotionRow } from '../../tables.ts'
import type { Asking, PromotionsContext, Reading } from '../../facts/service/context.ts'
import { endBonus } from './end-bonus.ts'

const longAgo = new Date(0)

const present = (
  row: BonusRow,
  promotion: PromotionRow | undefined,
  sums: readonly ProductSum[],
  { language, brandLanguage }: Reading,
): Bonus => ({
  bonusId: String(row.id),
  anchor: promotion?.anchor ?? null,
  title: promotion ? textIn(promotion.texts, language, brandLanguage).title : '',
  state: row.state,
  amount: formatMoney(row.amount_minor),
  required: formatMoney(row.required_minor),
  wagered: formatMoney(row.wagered_minor),
  products: sums
    .filter(({ bonusId }) => bonusId === row.id)
    .map(({ product, stakedMinor, countedMinor }) => ({
      product,
      staked: formatMoney(stakedMinor),
      counted: formatMoney(countedMinor),
    })),
  stakeCap: row.wagering.stakeCap,
  becomes: formatMoney(convertedOf(row.amount_minor, row.wagering)),
  converted: row.converted_minor === null ? null : formatMoney(row.converted_minor),
  grantedAt: row.granted_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
})

export const createShowBonuses = (context: PromotionsContext) => {
  const { database } = context

  const listMyBonuses = async (asking: Reading): Promise<{ list: Bonus[] }> => {
    const { brandId, memberId } = asking
    const [rows, entries, promotions] = await Promise.all([
      listBonusesOf(database.db, memberId),
      listEntriesOf(database.db, memberId),
      listPromotions(database.db, brandId, longAgo),
    ])
    const sums = await sumByProduct(
      database.db,
      rows.map(({ id }) => id),
    )
    const promotionOf = (row: BonusRow) => {
      const entry = entries.find(({ id }) => id === row.entry_id)
      return entry && promotions.find(({ id }) => id === entry.promotion_id)
    }
    return { list: rows.map((row) => present(row, promotionOf(row), sums, asking)) }
  }

  return {
    listMyBonuses,
    /** Forfeits a running bonus; the balance is not affected. */
    cancelBonus: async (asking: Asking, bonusId: bigint): Promise<Bonus> => {
      await database.inTx(async (tx) => {
        const bonus = await lockBonus(tx, bonusId)
        if (bonus?.member_id !== asking.memberId) throw new Refusal('bonus.unknown')
        if (bonus.state !== 'active') throw new Refusal('bonus.ended')
        await endBonus(context, tx, bonus, 'cancelled')
      })
      const { list } = await listMyBonuses(asking)
      const shown = list.find((one) => one.bonusId === String(bonusId))
      if (!shown) throw new Refusal('bonus.unknown')
      return shown
    },
  }
}
