import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql, type Selectable } from 'kysely'
import type { PromotionsTables } from '../../tables.ts'

export type ResultDayRow = Selectable<PromotionsTables['promotions.result_day']>

type Counted = {
  /** The first of the days that are written again. */
  readonly day: string
  /** Its beginning. */
  readonly from: Date
  readonly now: Date
}

/** Writes the days from this one on again, of all promotions; copies of the server take turns. */
export const replaceResultDays = async (tx: Tx, { day, from, now }: Counted): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('promotions.results', 0))`.execute(tx)
  await tables<PromotionsTables>(tx)
    .deleteFrom('promotions.result_day')
    .where('day', '>=', day)
    .execute()
  await sql`
    insert into promotions.result_day (promotion_id, day, rewards, given_minor, ended, completed,
      promised_minor, paid_minor, required_minor, wagered_minor, counted_at)
    select e.promotion_id, (f.at at time zone 'America/Sao_Paulo')::date, sum(f.rewards), sum(f.given),
      sum(f.ended), sum(f.completed), sum(f.promised), sum(f.paid), sum(f.required), sum(f.wagered), ${now}
    from (
      select entry_id, given_at as at, 1 as rewards, amount_minor as given, 0 as ended, 0 as completed,
        0 as promised, 0 as paid, 0 as required, 0 as wagered
      from promotions.reward
      where entry_id is not null and given_at >= ${from} and given_at <= ${now}
      union all
      select entry_id, ended_at, 0, 0, 1, (state = 'converted')::integer,
        least(amount_minor, ((wagering ->> 'prizeCap')::numeric * 10000)::bigint),
        coalesce(converted_minor, 0), required_minor, wagered_minor
      from promotions.bonus
      where entry_id is not null and ended_at >= ${from} and ended_at <= ${now}
    ) f join promotions.entry e on e.id = f.entry_id
    group by 1, 2`.execute(tx)
}

type Asked = { readonly brandId: number; readonly from: string; readonly to: string }

/** The days of a brand's promotions, both inclusive. */
export const listResultDays = (
  db: Database<PromotionsTables>['db'],
  { brandId, from, to }: Asked,
): Promise<ResultDayRow[]> =>
  db
    .selectFrom('promotions.result_day as r')
    .innerJoin('promotions.promotion as p', 'p.id', 'r.promotion_id')
    .selectAll('r')
    .where('p.brand_id', '=', brandId)
    .where('r.day', '>=', from)
    .where('r.day', '<=', to)
    .orderBy('r.promotion_id')
    .orderBy('r.day')
    .execute()

/** What the labels say of promotions besides their days. */
export const listLabelled = (db: Database<PromotionsTables>['db'], ids: readonly number[]) =>
  db
    .selectFrom('promotions.promotion')
    .select(['id', 'texts', 'terms'])
    .where('id', 'in', ids)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
