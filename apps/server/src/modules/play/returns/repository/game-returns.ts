import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { PlayTables } from '../../common/repository/tables.ts'

export type MemberReturn = {
  readonly member_id: bigint
  readonly node_id: number
  readonly rounds: bigint
  readonly stake_minor: bigint
  readonly payout_minor: bigint
  readonly stake_squared: string
  readonly payout_squared: string
  readonly stake_payout: string
}

/** Settled rounds that began in a span, added up for each member and game. */
export const sumReturns = async (
  { db }: Database<PlayTables>,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<MemberReturn[]> => {
  const { rows } = await sql<MemberReturn>`
    select member_id, node_id, count(*)::bigint as rounds, sum(s)::bigint as stake_minor,
      sum(w)::bigint as payout_minor, sum(s * s)::text as stake_squared,
      sum(w * w)::text as payout_squared, sum(s * w)::text as stake_payout
    from (
      select b.member_id, b.node_id, sum(b.stake_minor)::numeric as s,
        sum(f.payout_minor)::numeric as w
      from play.bet b join play.fate f
        on f.bucket = b.bucket and f.vendor = b.vendor and f.debit_txn = b.debit_txn
      where b.placed_at >= ${from} and b.placed_at < ${to} and f.state = 'settled'
      group by b.member_id, b.node_id, b.vendor, b.round_id
    ) rounds group by member_id, node_id`.execute(db)
  return rows
}

export type ReturnRow = PlayTables['play.game_return']

/** Writes a day again, of all brands. Every copy of the server does so, one at a time. */
export const replaceDay = async (
  tx: Tx,
  day: string,
  rows: readonly Omit<ReturnRow, 'day'>[],
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`play.game_return ${day}`}, 0))`.execute(
    tx,
  )
  await tables<PlayTables>(tx).deleteFrom('play.game_return').where('day', '=', day).execute()
  await sql`
    insert into play.game_return (brand_id, node_id, day, bets, stake_minor, payout_minor,
      stake_squared, payout_squared, stake_payout)
    select u.brand_id, u.node_id, ${day}::date, u.bets, u.stake, u.payout, u.ss, u.ww, u.sw
    from unnest(${rows.map((row) => row.brand_id)}::integer[],
      ${rows.map((row) => row.node_id)}::integer[], ${rows.map((row) => row.bets)}::bigint[],
      ${rows.map((row) => row.stake_minor)}::bigint[],
      ${rows.map((row) => row.payout_minor)}::bigint[],
      ${rows.map((row) => row.stake_squared)}::numeric[],
      ${rows.map((row) => row.payout_squared)}::numeric[],
      ${rows.map((row) => row.stake_payout)}::numeric[])
      u (brand_id, node_id, bets, stake, payout, ss, ww, sw)`.execute(tx)
}

export type SummedReturn = {
  readonly node_id: number
  readonly rounds: bigint
  readonly stake_minor: bigint
  readonly payout_minor: bigint
  readonly staked: number
  readonly paid: number
  readonly stake_squared: number
  readonly payout_squared: number
  readonly stake_payout: number
}

/** Games of the brand with rounds in these days, both inclusive. */
export const listReturns = async (
  { db }: Database<PlayTables>,
  { brandId, from, to }: { readonly brandId: number; readonly from: string; readonly to: string },
): Promise<SummedReturn[]> => {
  const { rows } = await sql<SummedReturn>`
    select node_id, sum(bets)::bigint as rounds, sum(stake_minor)::bigint as stake_minor,
      sum(payout_minor)::bigint as payout_minor, sum(stake_minor)::double precision as staked,
      sum(payout_minor)::double precision as paid, sum(stake_squared)::double precision as stake_squared,
      sum(payout_squared)::double precision as payout_squared,
      sum(stake_payout)::double precision as stake_payout
    from play.game_return
    where brand_id = ${brandId} and day between ${from} and ${to}
    group by node_id limit 10000`.execute(db)
  return rows
}

/** The days of the brand's games, both inclusive. */
export const listReturnDays = (
  { db }: Database<PlayTables>,
  { brandId, from, to }: { readonly brandId: number; readonly from: string; readonly to: string },
): Promise<ReturnRow[]> =>
  db
    .selectFrom('play.game_return')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('node_id')
    .orderBy('day')
    .execute()
