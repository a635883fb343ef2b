import { sql, type Kysely } from 'kysely'
import type { CreditRow, DrawRow, LotteryTables } from '../../tables.ts'

type Db = Kysely<LotteryTables>
type Attempt = Pick<DrawRow, 'id' | 'attempt'>

export const findSettlement = (db: Db, { id, attempt }: Attempt) =>
  db
    .selectFrom('lottery.settlement')
    .selectAll()
    .where('draw_id', '=', id)
    .where('attempt', '=', attempt)
    .executeTakeFirst()

export type CreditSumRow = Pick<CreditRow, 'kind' | 'state'> & {
  readonly count: number
  readonly amount_minor: bigint
}

/** Credits of a draw's attempt by kind and state. */
export const sumCredits = async (db: Db, { id, attempt }: Attempt): Promise<CreditSumRow[]> => {
  const { rows } = await sql<CreditSumRow>`
    select kind, state, count(*)::integer as count, sum(amount_minor)::bigint as amount_minor
    from lottery.credit where draw_id = ${id} and attempt = ${attempt}
    group by kind, state order by kind, state`.execute(db)
  return rows
}

export type ExposedLine = {
  readonly play_id: number
  readonly line: string
  readonly liability_minor: bigint
}

/** The dearest lines of a draw. */
export const listDearestLines = async (
  db: Db,
  drawId: bigint,
  limit: number,
): Promise<ExposedLine[]> => {
  const { rows } = await sql<ExposedLine>`
    select play_id, line, liability_minor from lottery.exposure
    where draw_id = ${drawId} and liability_minor > 0
    order by liability_minor desc, play_id, line limit ${limit}`.execute(db)
  return rows
}

/** How many lines of a draw have a payout. */
export const countLines = async (db: Db, drawId: bigint): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from lottery.exposure
    where draw_id = ${drawId} and liability_minor > 0`.execute(db)
  return rows[0]?.count ?? 0
}

/** For each number, the payouts of the lines that hold it; lines with places are left out. */
export const sumByNumber = async (
  db: Db,
  drawId: bigint,
  numbersMax: number,
): Promise<{ readonly number: number; readonly minor: bigint }[]> => {
  const { rows } = await sql<{ number: number; minor: bigint }>`
    select n::integer as number, sum(e.liability_minor)::bigint as minor
    from lottery.exposure e cross join lateral unnest(string_to_array(e.line, '_')) n
    where e.draw_id = ${drawId} and e.liability_minor > 0 and e.line ~ '^[0-9]{1,3}(_[0-9]{1,3})*$'
    group by n::integer order by n::integer limit ${numbersMax}`.execute(db)
  return rows
}

/** The draws of the same lottery just before and after one, with the last known result before it. */
export const findNeighbours = async (
  db: Db,
  { id, game_id, closes_at }: DrawRow,
): Promise<{
  readonly previous?: DrawRow | undefined
  readonly following?: DrawRow | undefined
}> => {
  const of = db.selectFrom('lottery.draw').selectAll().where('game_id', '=', game_id)
  const [previous, following] = await Promise.all([
    of
      .where('closes_at', '<', closes_at)
      .where('id', '<>', id)
      .orderBy('closes_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    of
      .where('closes_at', '>', closes_at)
      .where('id', '<>', id)
      .orderBy('closes_at')
      .limit(1)
      .executeTakeFirst(),
  ])
  return { previous, following }
}
