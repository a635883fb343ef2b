import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { PromotionRow, PromotionsTables } from '../../tables.ts'

type Db = Database<PromotionsTables>['db']

const listedMax = 200

/** Every promotion of a brand that ended at most a week ago, in the order of the list. */
export const listPromotions = (db: Db, brandId: number, now: Date): Promise<PromotionRow[]> =>
  db
    .selectFrom('promotions.promotion')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where((where) =>
      where.or([
        where('ends_at', 'is', null),
        where('ends_at', '>', new Date(now.getTime() - 7 * 86_400_000)),
      ]),
    )
    .orderBy('sort_order')
    .orderBy('id')
    .limit(listedMax)
    .execute()

type Listed = {
  readonly brandId: number
  readonly now: Date
  readonly phase?: 'running' | 'planned' | 'ended' | 'stopped' | undefined
  readonly kind?: PromotionRow['kind'] | undefined
  readonly before: bigint | undefined
  readonly limit: number
}

/** Promotions of a brand for its operators, the newest first. */
export const pagePromotions = (
  db: Db,
  { brandId, now, phase, kind, before, limit }: Listed,
): Promise<PromotionRow[]> => {
  const lasts = sql<boolean>`(ends_at is null or ends_at > ${now})`
  const isInPhase = {
    running: sql<boolean>`state = 'live' and starts_at <= ${now} and ${lasts}`,
    planned: sql<boolean>`state = 'live' and starts_at > ${now} and ${lasts}`,
    stopped: sql<boolean>`state = 'stopped' and ${lasts}`,
    ended: sql<boolean>`ends_at <= ${now}`,
  }
  let query = db.selectFrom('promotions.promotion').selectAll().where('brand_id', '=', brandId)
  if (phase) query = query.where(isInPhase[phase])
  if (kind) query = query.where('kind', '=', kind)
  if (before !== undefined) query = query.where(sql<boolean>`id < ${before}`)
  return query.orderBy('id', 'desc').limit(limit).execute()
}

export const findPromotion = (
  db: Db,
  brandId: number,
  id: number,
): Promise<PromotionRow | undefined> =>
  db
    .selectFrom('promotions.promotion')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Operations on its budget or stock are serialized here. */
export const lockPromotion = (tx: Tx, id: number): Promise<PromotionRow> =>
  tables<PromotionsTables>(tx)
    .selectFrom('promotions.promotion')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** Changes of a brand's promotion rates are serialized here; so is the database's check. */
export const lockRates = async (tx: Tx, brandId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('promotions.rates', ${brandId}))`.execute(
    tx,
  )
}

/** Current and coming promotions of a brand. */
export const listRunning = (db: Db, brandId: number, now: Date): Promise<PromotionRow[]> =>
  db
    .selectFrom('promotions.promotion')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('state', '=', 'live')
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .execute()

/** One more was given; the promotion is locked. */
export const addIssued = async (
  tx: Tx,
  promotion: PromotionRow,
  amountMinor: bigint,
): Promise<void> => {
  await tables<PromotionsTables>(tx)
    .updateTable('promotions.promotion')
    .set({
      spent_minor: promotion.spent_minor + amountMinor,
      issued_count: promotion.issued_count + 1,
    })
    .where('id', '=', promotion.id)
    .execute()
}

export const setState = async (
  tx: Tx,
  id: number,
  change: {
    readonly state: 'live' | 'stopped'
    readonly operator: string
    readonly reason: string
    readonly at: Date
  },
): Promise<void> => {
  const { state, operator, reason, at } = change
  const own = tables<PromotionsTables>(tx)
  await own.updateTable('promotions.promotion').set({ state }).where('id', '=', id).execute()
  await own
    .insertInto('promotions.promotion_event')
    .values({ promotion_id: id, kind: state, operator, reason, at })
    .execute()
}

/** A code's promotion, its row locked. */
export const lockCode = async (
  tx: Tx,
  brandId: number,
  code: string,
): Promise<{ readonly promotionId: number; readonly isUsedUp: boolean } | undefined> => {
  const row = await tables<PromotionsTables>(tx)
    .selectFrom('promotions.code')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  return row && { promotionId: row.promotion_id, isUsedUp: row.used_count >= row.uses_max }
}

export const findCode = (db: Db, brandId: number, code: string) =>
  db
    .selectFrom('promotions.code')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('code', '=', code)
    .executeTakeFirst()

export const useCode = async (tx: Tx, brandId: number, code: string): Promise<void> => {
  await tables<PromotionsTables>(tx)
    .updateTable('promotions.code')
    .set((set) => ({ used_count: set('used_count', '+', 1) }))
    .where('brand_id', '=', brandId)
    .where('code', '=', code)
    .execute()
}

/** Stores the current legal rules of each brand. */
export const saveLaws = async (
  tx: Tx,
  laws: readonly { readonly brandId: number; readonly needsSettledBet: boolean }[],
): Promise<void> => {
  for (const { brandId, needsSettledBet } of laws) {
    await tables<PromotionsTables>(tx)
      .insertInto('promotions.reward_law')
      .values({ brand_id: brandId, needs_settled_bet: needsSettledBet })
      .onConflict((conflict) =>
        conflict.column('brand_id').doUpdateSet({ needs_settled_bet: needsSettledBet }),
      )
      .execute()
  }
}

export const needsSettledBet = (tx: Tx, brandId: number): Promise<boolean> =>
  needsSettledBetOf(tables<PromotionsTables>(tx), brandId)

/** Whether the brand's law asks for a settled bet before any reward; the stricter one while it is unknown. */
export const needsSettledBetOf = async (db: Db, brandId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('promotions.reward_law')
    .select('needs_settled_bet')
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  return row?.needs_settled_bet ?? true
}

export const listTags = async (db: Db, memberId: bigint): Promise<string[]> => {
  const rows = await db
    .selectFrom('promotions.member_tag')
    .select('tag')
    .where('member_id', '=', memberId)
    .execute()
  return rows.map(({ tag }) => tag)
}

/** Days, `yyyy-mm-dd`, of a member's sign-ins, from one day on. */
export const listSignIns = async (
  db: Db,
  promotionId: number,
  memberId: bigint,
  fromDay: string,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('promotions.sign_in')
    .select((select) => select.cast<string>('day', 'text').as('day'))
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .where((where) => where(where.cast<string>('day', 'text'), '>=', fromDay))
    .execute()
  return rows.map(({ day }) => day)
}

export const insertSignIn = async (
  tx: Tx,
  promotionId: number,
  memberId: bigint,
  day: string,
): Promise<void> => {
  await tables<PromotionsTables>(tx)
    .insertInto('promotions.sign_in')
    .values({ promotion_id: promotionId, member_id: memberId, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
