import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { countedSpan } from '@trevo/promotion-rules/spans.ts'
import { sql, type Insertable } from 'kysely'
import type { EntryRow, PromotionRow, PromotionsTables } from '../../tables.ts'

type Db = Database<PromotionsTables>['db']
export type VersionRow = PromotionsTables['promotions.version']

const listedMax = 50

/** Published versions of a promotion, the newest first. */
export const listVersions = (db: Db, promotionId: number): Promise<VersionRow[]> =>
  db
    .selectFrom('promotions.version')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .orderBy('version', 'desc')
    .limit(listedMax)
    .execute()

export const insertVersion = async (
  tx: Tx,
  row: Insertable<PromotionsTables['promotions.version']>,
): Promise<void> => {
  await tables<PromotionsTables>(tx)
    .insertInto('promotions.version')
    .values({
      ...row,
      content: sql`${JSON.stringify(row.content)}::jsonb`,
      cost: row.cost === null ? null : sql`${JSON.stringify(row.cost)}::jsonb`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const findVersion = (db: Db, promotionId: number, version: number) =>
  db
    .selectFrom('promotions.version')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .where('version', '=', version)
    .executeTakeFirst()

/** The last version that was published at an instant, otherwise the first one. */
const findVersionAt = async (db: Db, promotionId: number, at: Date) =>
  (await db
    .selectFrom('promotions.version')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .where('published_at', '<=', at)
    .orderBy('version', 'desc')
    .executeTakeFirst()) ??
  db
    .selectFrom('promotions.version')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .orderBy('version')
    .executeTakeFirst()

/**
 * A promotion under the terms that count for a member: those of the entry, and for a day or week that is over
 * those of its beginning. Everything else, such as the budget, is as it is now.
 */
export const underTerms = async (
  db: Db,
  promotion: PromotionRow,
  entry: EntryRow | undefined,
  now: Date,
): Promise<PromotionRow> => {
  const { id, version, terms, starts_at: startsAt, ends_at: endsAt } = promotion
  if (version === 1 || entry?.version === version) return promotion
  const { countedOver } = terms
  if (!entry && countedOver === 'promotion') return promotion
  const span = countedSpan(countedOver, { startsAt, endsAt, timeZone: promotion.time_zone }, now)
  const row = entry
    ? await findVersion(db, id, entry.version)
    : await findVersionAt(db, id, span.from)
  return row ? { ...promotion, version: row.version, terms: row.content.terms } : promotion
}
