import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { PromotionContent } from '@trevo/contract/ops/giving/promotion-editor.ts'
import { sql } from 'kysely'
import { columnsOf, type Code } from '../domain/promotion-content.ts'
import type { PromotionRow, PromotionsTables } from '../../tables.ts'

type Db = Database<PromotionsTables>['db']

/** Codes of a promotion in their order. */
export const listCodes = async (db: Db, promotionId: number): Promise<Code[]> => {
  const rows = await db
    .selectFrom('promotions.code')
    .select(['code', 'uses_max'])
    .where('promotion_id', '=', promotionId)
    .orderBy('code')
    .execute()
  return rows.map(({ code, uses_max: usesMax }) => ({ code, usesMax }))
}

/** Codes of a brand among these, with whose they are. */
export const findCodes = (db: Db, brandId: number, codes: readonly string[]) =>
  codes.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('promotions.code')
        .selectAll()
        .where('brand_id', '=', brandId)
        .where('code', 'in', [...codes])
        .execute()

export const findByAnchor = (
  db: Db,
  brandId: number,
  anchor: string,
): Promise<PromotionRow | undefined> =>
  db
    .selectFrom('promotions.promotion')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('anchor', '=', anchor)
    .executeTakeFirst()

const valuesOf = (content: PromotionContent) => {
  const { texts, terms, audience, ...columns } = columnsOf(content)
  const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`
  return { ...columns, texts: json(texts), terms: json(terms), audience: json(audience) }
}

/** A new promotion, under its first version. */
export const insertPromotion = async (
  tx: Tx,
  brandId: number,
  content: PromotionContent,
): Promise<number> => {
  const { id } = await tables<PromotionsTables>(tx)
    .insertInto('promotions.promotion')
    .values({ ...valuesOf(content), brand_id: brandId, version: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The next version of a promotion; its row is locked. */
export const replaceContent = async (
  tx: Tx,
  promotionId: number,
  content: PromotionContent,
  version: number,
): Promise<void> => {
  await tables<PromotionsTables>(tx)
    .updateTable('promotions.promotion')
    .set({ ...valuesOf(content), version })
    .where('id', '=', promotionId)
    .execute()
}

/** The codes of a promotion: new ones come, others keep what was used, those that were never used go. */
export const replaceCodes = async (
  tx: Tx,
  { brandId, promotionId }: { readonly brandId: number; readonly promotionId: number },
  codes: readonly Code[],
): Promise<void> => {
  const own = tables<PromotionsTables>(tx)
  await own
    .deleteFrom('promotions.code')
    .where('promotion_id', '=', promotionId)
    .where('used_count', '=', 0)
    .$if(codes.length > 0, (query) =>
      query.where(
        'code',
        'not in',
        codes.map(({ code }) => code),
      ),
    )
    .execute()
  for (const { code, usesMax } of codes) {
    await own
      .insertInto('promotions.code')
      .values({ brand_id: brandId, code, promotion_id: promotionId, uses_max: usesMax })
      .onConflict((conflict) =>
        conflict.columns(['brand_id', 'code']).doUpdateSet({ uses_max: usesMax }),
      )
      .execute()
  }
}

const countedMax = 10_000

/** Entries of a promotion by stored status; each is counted up to 10,000. */
export const countByStatus = async (
  db: Db,
  promotionId: number,
  statuses: readonly string[],
): Promise<readonly { readonly status: string; readonly count: number }[]> => {
  const { rows } = await sql<{ status: string; count: string }>`
    select s.status, (select count(*) from (select 1 from promotions.entry e
      where e.promotion_id = ${promotionId} and e.status = s.status limit ${countedMax}) c) as count
    from unnest(${[...statuses]}::text[]) s (status)`.execute(db)
  return rows.map(({ status, count }) => ({ status, count: Number(count) }))
}

/** What was given by day of a zone, since an instant. */
export const sumByDay = async (
  db: Db,
  {
    promotionId,
    since,
    timeZone,
  }: Readonly<{ promotionId: number; since: Date; timeZone: string }>,
) => {
  const { rows } = await sql<{ day: string; amount: bigint; count: string }>`
    select (decided_at at time zone ${timeZone})::date::text as day,
      coalesce(sum(amount_minor), 0)::bigint as amount, count(*) as count
    from promotions.entry where promotion_id = ${promotionId} and status in ('issued', 'claimed')
      and decided_at >= ${since}
    group by 1 order by 1`.execute(db)
  return rows.map(({ day, amount, count }) => ({ day, amountMinor: amount, count: Number(count) }))
}

const eventsMax = 50

/** Stops, starts and publications, the last first. */
export const listPromotionEvents = (db: Db, promotionId: number) =>
  db
    .selectFrom('promotions.promotion_event')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .orderBy('id', 'desc')
    .limit(eventsMax)
    .execute()

export const addPromotionEvent = async (
  tx: Tx,
  event: {
    readonly promotion_id: number
    readonly kind: string
    readonly at: Date
    readonly operator: string
    readonly reason: string
  },
): Promise<void> => {
  await tables<PromotionsTables>(tx)
    .insertInto('promotions.promotion_event')
    .values(event)
    .execute()
}
