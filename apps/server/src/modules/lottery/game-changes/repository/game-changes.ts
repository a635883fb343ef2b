import type { GameChange } from '@trevo/contract/ops/lottery-changes.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { sql, type Kysely } from 'kysely'
import type { GameChangeEventRow, GameChangeRow } from './game-change-rows.ts'
import type { DrawRow, GameRow, LotteryTables } from '../../tables.ts'

type Db = Kysely<LotteryTables>

/** A change with its lottery's code. */
export type NamedChange = GameChangeRow & { readonly code: string }

/** The lottery's row, locked: its changes are serialized, also with the planning of draws. */
export const lockGame = (tx: Tx, gameId: number): Promise<GameRow> =>
  tables<LotteryTables>(tx)
    .selectFrom('lottery.game')
    .selectAll()
    .where('id', '=', gameId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** The same by its code; undefined unless the brand has it. */
export const lockGameByCode = (
  tx: Tx,
  brandId: number,
  code: string,
): Promise<GameRow | undefined> =>
  tables<LotteryTables>(tx)
    .selectFrom('lottery.game')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** What changes of a lottery, and from which day on. */
export type ChangePart = Pick<GameChangeRow, 'game_id' | 'from_on' | 'subject'>

const ofPart = (tx: Tx, { game_id, from_on, subject }: ChangePart) =>
  tables<LotteryTables>(tx)
    .selectFrom('lottery.game_change')
    .where('game_id', '=', game_id)
    .where('from_on', '=', from_on)
    .where('subject', '=', subject)

/** Whether an approved change of the part waits for its day. */
export const isToCome = async (tx: Tx, part: ChangePart): Promise<boolean> =>
  (await ofPart(tx, part).select('id').where('state', '=', 'approved').executeTakeFirst()) !==
  undefined

/** The latest change of a part. */
export const findLastChange = (
  db: Db,
  { game_id, from_on, subject }: ChangePart,
): Promise<{ id: bigint } | undefined> =>
  db
    .selectFrom('lottery.game_change')
    .select('id')
    .where('game_id', '=', game_id)
    .where('from_on', '=', from_on)
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Undefined if the same part is to change on that day already. */
export const insertChange = (
  tx: Tx,
  { change, ...row }: Omit<GameChangeRow, 'id'>,
): Promise<{ id: bigint } | undefined> =>
  tables<LotteryTables>(tx)
    .insertInto('lottery.game_change')
    .values({ ...row, change: sql`${JSON.stringify(change)}::jsonb` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const insertChangeEvent = async (tx: Tx, event: GameChangeEventRow): Promise<void> => {
  await tables<LotteryTables>(tx).insertInto('lottery.game_change_event').values(event).execute()
}

export const setChangeState = async (
  tx: Tx,
  id: bigint,
  state: GameChangeRow['state'],
): Promise<void> => {
  await tables<LotteryTables>(tx)
    .updateTable('lottery.game_change')
    .set({ state })
    .where('id', '=', id)
    .execute()
}

export const findChange = (db: Db, brandId: number, id: bigint): Promise<NamedChange | undefined> =>
  db
    .selectFrom('lottery.game_change as c')
    .innerJoin('lottery.game as g', 'g.id', 'c.game_id')
    .selectAll('c')
    .select('g.code')
    .where('g.brand_id', '=', brandId)
    .where('c.id', '=', id)
    .executeTakeFirst()

/** Locks only the change; the caller has locked the lottery's row first. */
export const lockChange = (tx: Tx, id: bigint): Promise<GameChangeRow> =>
  tables<LotteryTables>(tx)
    .selectFrom('lottery.game_change')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

type Asked = {
  readonly brandId: number
  readonly gameId?: number | undefined
  readonly limit: number
}

/** Pending ones first, newest first. */
export const listChanges = (db: Db, { brandId, gameId, limit }: Asked): Promise<NamedChange[]> => {
  let query = db
    .selectFrom('lottery.game_change as c')
    .innerJoin('lottery.game as g', 'g.id', 'c.game_id')
    .selectAll('c')
    .select('g.code')
    .where('g.brand_id', '=', brandId)
  if (gameId !== undefined) query = query.where('c.game_id', '=', gameId)
  return query
    .orderBy(sql`c.state = 'approved'`, 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute()
}

export const listChangeEvents = (db: Db, ids: readonly bigint[]): Promise<GameChangeEventRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('lottery.game_change_event')
        .select(['change_id', 'kind', 'operator', 'reason', 'at'])
        .where('change_id', 'in', ids)
        .orderBy('id')
        .execute()

/** Approved, and their day has started in some zone. */
export const listApprovedChanges = (db: Db, latestDay: string, limit: number) =>
  db
    .selectFrom('lottery.game_change')
    .selectAll()
    .where('state', '=', 'approved')
    .where('from_on', '<=', latestDay)
    .orderBy('from_on')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Draws from the day on that keep their time: on sale, or with stakes. */
export const listPromisedDraws = async (
  tx: Tx,
  gameId: number,
  fromOn: string,
): Promise<DrawRow[]> => {
  const { rows } = await sql<DrawRow>`
    select d.* from lottery.draw d
    where d.game_id = ${gameId} and d.drawn_on >= ${fromOn}
      and (d.status = 'open' or d.status = 'scheduled'
        and exists (select from lottery.ticket t where t.draw_id = d.id))
    order by d.draws_at`.execute(tx)
  return rows
}

const minorOf = (amount: string | null): bigint | null =>
  amount === null ? null : parseMoney(amount)

type Counting = {
  readonly gameId: number
  readonly fromOn: string
  readonly timeZone: string
  readonly change: GameChange
}

/** Applies a change to the tables that everything reads. */
export const writeChange = async (tx: Tx, counting: Counting): Promise<void> => {
  const { gameId, fromOn, timeZone, change } = counting
  if (change.what === 'schedule') {
    const rule = JSON.stringify(change.rule)
    await sql`
      insert into lottery.schedule (game_id, from_on, time_zone, rule)
      values (${gameId}, ${fromOn}, ${change.timeZone ?? timeZone}, ${rule}::jsonb)
      on conflict (game_id, from_on)
        do update set time_zone = excluded.time_zone, rule = excluded.rule`.execute(tx)
  } else if (change.what === 'holiday') {
    await (
      change.isDrawn
        ? sql`delete from lottery.holiday where game_id = ${gameId} and closed_on = ${fromOn}`
        : sql`insert into lottery.holiday (game_id, closed_on) values (${gameId}, ${fromOn})
          on conflict do nothing`
    ).execute(tx)
  } else await writeLimit(tx, gameId, change)
}

const writeLimit = async (
  tx: Tx,
  gameId: number,
  change: Exclude<GameChange, { what: 'schedule' | 'holiday' }>,
): Promise<void> => {
  if (change.what === 'limits') {
    const { order, multiple, prize, memberDraw, draw } = change
    await sql`
      insert into lottery.game_limit (game_id, order_minor_max, multiple_max, prize_minor_max,
        member_draw_minor_max, draw_minor_max)
      values (${gameId}, ${parseMoney(order)}, ${multiple}, ${parseMoney(prize)},
        ${minorOf(memberDraw)}, ${minorOf(draw)})
      on conflict (game_id) do update set order_minor_max = excluded.order_minor_max,
        multiple_max = excluded.multiple_max, prize_minor_max = excluded.prize_minor_max,
        member_draw_minor_max = excluded.member_draw_minor_max,
        draw_minor_max = excluded.draw_minor_max`.execute(tx)
    // Without a limit nothing is counted: setting one later counts the valid stakes at that moment.
    if (draw === null) {
      await sql`delete from lottery.draw_stake s using lottery.draw d
        where d.id = s.draw_id and d.game_id = ${gameId}`.execute(tx)
    }
  } else if (change.what === 'play') {
    const { playId, isClosed, order } = change
    await sql`
      insert into lottery.play_limit (game_id, play_id, is_closed, order_minor_max)
      values (${gameId}, ${playId}, ${isClosed}, ${minorOf(order)})
      on conflict (game_id, play_id) do update set is_closed = excluded.is_closed,
        order_minor_max = excluded.order_minor_max`.execute(tx)
  } else {
    const { playId, line } = change
    await (
      line === null
        ? sql`delete from lottery.exposure_rule where game_id = ${gameId} and play_id = ${playId}`
        : sql`insert into lottery.exposure_rule (game_id, play_id, liability_minor_max)
          values (${gameId}, ${playId}, ${parseMoney(line)})
          on conflict (game_id, play_id)
            do update set liability_minor_max = excluded.liability_minor_max`
    ).execute(tx)
  }
}
