import type { LoyaltySettingOf } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { sql } from 'kysely'
import { findSetting, listRules } from './rewards.ts'
import type { PointsTables, RewardRow } from './tables.ts'

type PointsSetting = LoyaltySettingOf<'points'>
type MallSetting = LoyaltySettingOf<'mallItem'>

/** How points of a brand are earned and sold; null if it has none. */
export const readPointsSetting = async (tx: Tx, brandId: number): Promise<PointsSetting | null> => {
  const db = tables<PointsTables>(tx)
  const setting = await findSetting(db, brandId)
  if (!setting) return null
  const rules = await listRules(db, brandId)
  const { per_real_minor: perRealMinor, convert_minor_min: convertMinorMin } = setting
  return {
    subject: 'points',
    perReal: perRealMinor === null ? null : formatMoney(perRealMinor),
    convertMin: formatMoney(convertMinorMin),
    rules: rules.map(({ product, stakeMinor, pointsMinor }) => ({
      product,
      stake: formatMoney(stakeMinor),
      points: formatMoney(pointsMinor),
    })),
  }
}

/** Bets decided and points bought from now on count by these; the database refuses them over their bound. */
export const writePointsSetting = async (
  tx: Tx,
  brandId: number,
  { perReal, convertMin, rules }: PointsSetting,
): Promise<void> => {
  const db = tables<PointsTables>(tx)
  const values = {
    per_real_minor: perReal === null ? null : parseMoney(perReal),
    convert_minor_min: parseMoney(convertMin),
  }
  await db.deleteFrom('points.rule').where('brand_id', '=', brandId).execute()
  await db
    .insertInto('points.setting')
    .values({ brand_id: brandId, ...values })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(values))
    .execute()
  if (rules.length === 0) return
  await db
    .insertInto('points.rule')
    .values(
      rules.map(({ product, stake, points }) => ({
        brand_id: brandId,
        product,
        stake_minor: parseMoney(stake),
        points_minor: parseMoney(points),
      })),
    )
    .execute()
}

export type StoredItem = {
  readonly setting: MallSetting & { readonly itemId: number }
  readonly redeemed: number
}

const eachOf = (texts: RewardRow['names']) => inEachLanguage((language) => textIn(texts, language))

const storedOf = (row: RewardRow): StoredItem => ({
  setting: {
    subject: 'mallItem',
    itemId: row.id,
    kind: row.kind,
    names: eachOf(row.names),
    conditions: eachOf(row.conditions),
    drawing: row.drawing,
    points: formatMoney(row.points_minor),
    amount: formatMoney(row.amount_minor),
    prize: row.prize_minor === null ? null : formatMoney(row.prize_minor),
    stock: row.stock,
    perMember: row.per_member,
    needsDecision: row.needs_decision,
    isOn: row.is_on,
    place: row.place,
  },
  redeemed: row.redeemed,
})

/** What points are exchanged for, offered or no longer, in its order. */
export const listStoredItems = async (
  tx: Tx,
  brandId: number,
  {
    isOn,
    after,
    limit,
  }: {
    readonly isOn: boolean
    /** Place and id of the last one of the page before. */
    readonly after: readonly [number, number] | undefined
    readonly limit: number
  },
): Promise<readonly StoredItem[]> => {
  const rows = await tables<PointsTables>(tx)
    .selectFrom('points.reward')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('is_on', '=', isOn)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(place, id) > (${after?.[0]}::integer, ${after?.[1]}::integer)`),
    )
    .orderBy('place')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(storedOf)
}

/** Locked until the transaction ends: nobody exchanges points for it meanwhile. */
export const lockItem = async (
  tx: Tx,
  brandId: number,
  itemId: number,
): Promise<StoredItem | undefined> => {
  const row = await tables<PointsTables>(tx)
    .selectFrom('points.reward')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '=', itemId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && storedOf(row)
}

const valuesOf = (setting: MallSetting) => ({
  kind: setting.kind,
  names: setting.names,
  conditions: setting.conditions,
  drawing: setting.drawing,
  points_minor: parseMoney(setting.points),
  amount_minor: parseMoney(setting.amount),
  prize_minor: setting.prize === null ? null : parseMoney(setting.prize),
  stock: setting.stock,
  per_member: setting.perMember,
  needs_decision: setting.needsDecision,
  is_on: setting.isOn,
  place: setting.place,
})

/** Adds an item or changes one; exchanges that were made keep what they cost. */
export const writeItem = async (tx: Tx, brandId: number, setting: MallSetting): Promise<void> => {
  const db = tables<PointsTables>(tx)
  if (setting.itemId === null) {
    await db
      .insertInto('points.reward')
      .values({ brand_id: brandId, redeemed: 0, ...valuesOf(setting) })
      .execute()
    return
  }
  await db
    .updateTable('points.reward')
    .set(valuesOf(setting))
    .where('brand_id', '=', brandId)
    .where('id', '=', setting.itemId)
    .execute()
}

/** The exchanges for money that are offered; amounts are 1/10,000 BRL or point. */
export const readOffers = async (
  tx: Tx,
  brandId: number,
): Promise<
  readonly {
    readonly id: number
    readonly pointsMinor: bigint
    readonly amountMinor: bigint
    readonly prizeMinor: bigint
  }[]
> => {
  const rows = await tables<PointsTables>(tx)
    .selectFrom('points.reward')
    .select(['id', 'points_minor', 'amount_minor', 'prize_minor'])
    .where('brand_id', '=', brandId)
    .where('is_on', '=', true)
    .where('prize_minor', 'is not', null)
    .limit(1_000)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    pointsMinor: row.points_minor,
    amountMinor: row.amount_minor,
    prizeMinor: row.prize_minor ?? 0n,
  }))
}
