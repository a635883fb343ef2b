import type { LoyaltySettingOf } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { TicketKind } from '@trevo/contract/wps/rewards/tickets.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import { textIn, type Texts } from '@trevo/languages/texts.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { RewardsTables } from '../../tables.ts'

type DrawSetting = LoyaltySettingOf<'draw'>

const eachOf = (names: Texts<string>) => inEachLanguage((language) => textIn(names, language))

type StoredDraw = {
  readonly setting: DrawSetting
  /** How many of each prize are left, in their order; null: no limit. */
  readonly left: readonly (number | null)[]
}

/** The prizes that tickets given now are drawn from. */
export const readDraws = async (tx: Tx, brandId: number): Promise<readonly StoredDraw[]> => {
  const db = tables<RewardsTables>(tx)
  const kinds = await db
    .selectFrom('rewards.draw_kind')
    .selectAll()
    .where('brand_id', '=', brandId)
    .execute()
  const prizes = await db
    .selectFrom('rewards.draw_prize')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('until_at', 'is', null)
    .orderBy('place')
    .execute()
  return TicketKind.options.flatMap((kind): readonly StoredDraw[] => {
    const found = kinds.find((one) => one.kind === kind)
    if (!found) return []
    const own = prizes.filter((one) => one.kind === kind)
    const setting: DrawSetting = {
      subject: 'draw',
      kind,
      names: eachOf(found.names),
      prizes: own.map((one) => ({
        type: one.prize_type,
        amount: formatMoney(one.prize_minor),
        count: one.prize_count,
        winTurnover: one.win_turnover,
        names: one.names && eachOf(one.names),
        weight: one.weight,
        stock: one.stock,
      })),
    }
    return [
      { setting, left: own.map(({ stock, given }) => (stock === null ? null : stock - given)) },
    ]
  })
}

/**
 * Tickets given from `at` on are drawn from these prizes, each with its own stock; earlier tickets
 * keep theirs.
 */
export const writeDraw = async (
  tx: Tx,
  brandId: number,
  { kind, names, prizes }: DrawSetting,
  at: Date,
): Promise<void> => {
  const db = tables<RewardsTables>(tx)
  await db
    .insertInto('rewards.draw_kind')
    .values({ brand_id: brandId, kind, names })
    .onConflict((conflict) => conflict.columns(['brand_id', 'kind']).doUpdateSet({ names }))
    .execute()
  await db
    .updateTable('rewards.draw_prize')
    .set({ until_at: at })
    .where('brand_id', '=', brandId)
    .where('kind', '=', kind)
    .where('until_at', 'is', null)
    .execute()
  await db
    .insertInto('rewards.draw_prize')
    .values(
      prizes.map((one, place) => ({
        brand_id: brandId,
        kind,
        place,
        prize_type: one.type,
        prize_minor: parseMoney(one.amount),
        prize_count: one.count,
        win_turnover: one.winTurnover,
        names: one.names,
        weight: one.weight,
        stock: one.stock,
        given: 0,
        from_at: at,
      })),
    )
    .execute()
}
