import { sql, type RawBuilder } from 'kysely'
import { sumKeys, type Sums } from '../domain/sums.ts'
import { dayNumber, type Days } from '../domain/days.ts'
import type { ReportsDb } from './tables.ts'

/** Which of a brand's movements: all, or those of a product, a vendor or a game. */
export type Selection = {
  readonly product?: string | undefined
  readonly vendor?: string | undefined
  readonly game?: number | undefined
}

export type Grouping = 'product' | 'vendor' | 'game' | 'day' | 'all'

export type KeyedSums = Sums & { readonly key: string }

const keyOf: Readonly<Record<Grouping, RawBuilder<string>>> = {
  product: sql<string>`coalesce(g.product, '')`,
  vendor: sql<string>`coalesce(g.vendor, '')`,
  game: sql<string>`l.node_id::text`,
  day: sql<string>`to_char(l.day, 'YYYY-MM-DD')`,
  all: sql<string>`''`,
}

const chosen = ({ product, vendor, game }: Selection): RawBuilder<boolean> =>
  sql<boolean>`(${product ?? null}::text is null or g.product = ${product ?? null})
    and (${vendor ?? null}::text is null or g.vendor = ${vendor ?? null})
    and (${game ?? null}::integer is null or l.node_id = ${game ?? null})`

const columns = sql.raw(sumKeys.join(', '))
const sums = sql.raw(sumKeys.map((key) => `sum(l.${key})::bigint as ${key}`).join(', '))

/** Closed days from their frozen lines, the others from the hours. */
export const sumDays = async (
  db: ReportsDb,
  brandId: number,
  { from, to }: Days,
  by: Grouping,
  selection: Selection = {},
): Promise<KeyedSums[]> => {
  const { rows } = await sql<KeyedSums>`
    with brand as (
      select z.time_zone, coalesce((select max(d.day) from reports.day d where d.brand_id = z.brand_id),
        '-infinity'::date) as closed
      from reports.brand_zone z where z.brand_id = ${brandId}
    ), line as (
      select l.day, l.node_id, ${columns} from brand, reports.day_line l
      where l.brand_id = ${brandId} and l.day between ${from}::date and least(${to}::date, brand.closed)
      union all
      select (h.hour at time zone brand.time_zone)::date, h.node_id, ${columns} from brand, reports.hour h
      where h.brand_id = ${brandId}
        and h.hour >= greatest(${from}::date, case when brand.closed = '-infinity' then ${from}::date
          else brand.closed + 1 end)::timestamp at time zone brand.time_zone
        and h.hour < (${to}::date + 1)::timestamp at time zone brand.time_zone
    )
    select ${keyOf[by]} as key, ${sums} from line l left join reports.game g on g.node_id = l.node_id
    where ${chosen(selection)} group by 1 order by 1`.execute(db)
  return rows
}

/** The same of a day from its hours, closed or not, by game. */
export const sumHours = async (
  db: ReportsDb,
  brandId: number,
  { from, to }: Days,
): Promise<(Sums & { readonly node_id: number })[]> => {
  const { rows } = await sql<Sums & { node_id: number }>`
    select l.node_id, ${sums} from reports.brand_zone z, reports.hour l
    where z.brand_id = ${brandId} and l.brand_id = ${brandId}
      and l.hour >= ${from}::date::timestamp at time zone z.time_zone
      and l.hour < (${to}::date + 1)::timestamp at time zone z.time_zone
    group by 1 order by 1`.execute(db)
  return rows
}

/** How many staked, by the same keys. Each member counts once for each key. */
export const countPlayers = async (
  db: ReportsDb,
  brandId: number,
  { from, to }: Days,
  by: Grouping,
  selection: Selection = {},
): Promise<ReadonlyMap<string, number>> => {
  const isAny = Object.values(selection).every((value) => value === undefined)
  // Of any game once, where games are not told apart.
  const isOfAll = isAny && (by === 'all' || by === 'day')
  const { rows } = await sql<{ key: string; players: string }>`
    select ${keyOf[by]} as key, count(distinct l.member_id) as players
    from (
      select p.member_id, p.node_id, to_date(p.period::text, 'YYYYMMDD') as day from reports.player p
      where p.brand_id = ${brandId} and p.period between ${dayNumber(from)} and ${dayNumber(to)}
        and ${isOfAll ? sql`p.node_id = -2` : sql`p.node_id <> -2`}
    ) l left join reports.game g on g.node_id = l.node_id
    where ${chosen(selection)} group by 1`.execute(db)
  return new Map(rows.map(({ key, players }) => [key, Number(players)]))
}

export type WinRow = {
  readonly transfer_id: bigint
  readonly at: Date
  readonly member_id: bigint
  readonly node_id: number
  readonly round_id: string
  readonly amount_minor: bigint
}

/** The ten largest prizes. */
export const listWins = async (
  db: ReportsDb,
  brandId: number,
  { from, to }: Days,
  selection: Selection,
  limit = 10,
): Promise<WinRow[]> => {
  const { rows } = await sql<WinRow>`
    select l.transfer_id, l.at, l.member_id, l.node_id, l.round_id, l.amount_minor
    from reports.win l left join reports.game g on g.node_id = l.node_id
    where l.brand_id = ${brandId} and l.day between ${from}::date and ${to}::date and ${chosen(selection)}
    order by l.amount_minor desc, l.transfer_id limit ${limit}`.execute(db)
  return rows
}

/** The first day on which the brand had a movement; undefined before that. */
export const findFirstDay = async (db: ReportsDb, brandId: number): Promise<string | undefined> => {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(h.hour at time zone z.time_zone), 'YYYY-MM-DD') as day
    from reports.brand_zone z join reports.hour h on h.brand_id = z.brand_id
    where z.brand_id = ${brandId}`.execute(db)
  return rows[0]?.day ?? undefined
}

/** Sums of each day from its hours, closed or not. */
export const sumHoursByDay = async (
  db: ReportsDb,
  brandId: number,
  { from, to }: Days,
): Promise<ReadonlyMap<string, Sums>> => {
  const { rows } = await sql<Sums & { day: string }>`
    select to_char(l.hour at time zone z.time_zone, 'YYYY-MM-DD') as day, ${sums}
    from reports.brand_zone z, reports.hour l
    where z.brand_id = ${brandId} and l.brand_id = ${brandId}
      and l.hour >= ${from}::date::timestamp at time zone z.time_zone
      and l.hour < (${to}::date + 1)::timestamp at time zone z.time_zone
    group by 1`.execute(db)
  return new Map(rows.map((row) => [row.day, row]))
}
