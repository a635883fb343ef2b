import type { DrawView } from '@trevo/contract/ops/lottery/desk.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DrawRow, LotteryTables } from '../../tables.ts'

type Db = Kysely<LotteryTables>

/** Where a page of the calendar begins: after this draw. */
export type CalendarPlace = { readonly at: Date; readonly id: bigint }

export type CalendarFilter = {
  readonly gameIds: readonly number[]
  readonly view: DrawView
  /** A day: from an instant to another, exclusive; any if undefined. */
  readonly span: { readonly from: Date; readonly to: Date } | undefined
  readonly now: Date
  readonly after: CalendarPlace | undefined
  readonly limit: number
}

/** Numbers come from people or a feed, and the time of the draw is over. */
export const needsNumbers = (
  draw: Pick<DrawRow, 'status' | 'draws_at'>,
  source: 'engine' | 'operators' | 'feed',
  now: Date,
): boolean => draw.status === 'closed' && draw.draws_at <= now && source !== 'engine'

const conditionOf = ({ view, now }: CalendarFilter): RawBuilder<unknown> => {
  switch (view) {
    case 'all':
      return sql`true`
    case 'coming':
      return sql`d.status in ('scheduled', 'open') and d.closes_at > ${now}`
    case 'numbers':
      return sql`d.status = 'closed' and d.draws_at <= ${now} and g.result_source <> 'engine'`
    case 'paying':
      return sql`d.status = 'drawn'`
    case 'trouble':
      return sql`d.trouble is not null`
    case 'done':
      return sql`d.status in ('settled', 'cancelled')`
  }
}

/** Draws in the order of their close; those that are done newest first. */
export const listCalendar = async (db: Db, filter: CalendarFilter): Promise<DrawRow[]> => {
  const { gameIds, view, span, after, limit } = filter
  const isNewestFirst = view === 'done'
  const beyond = isNewestFirst
    ? sql`(d.closes_at, d.id) < (${after?.at}, ${after?.id})`
    : sql`(d.closes_at, d.id) > (${after?.at}, ${after?.id})`
  const order = isNewestFirst ? sql`d.closes_at desc, d.id desc` : sql`d.closes_at, d.id`
  const { rows } = await sql<DrawRow>`
    select d.* from lottery.draw d join lottery.game g on g.id = d.game_id
    where d.game_id = any(${[...gameIds]}::integer[]) and ${conditionOf(filter)}
      and ${span ? sql`d.closes_at >= ${span.from} and d.closes_at < ${span.to}` : sql`true`}
      and ${after ? beyond : sql`true`}
    order by ${order} limit ${limit}`.execute(db)
  return rows
}
