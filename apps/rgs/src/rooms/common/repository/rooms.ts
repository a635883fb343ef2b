import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { sql, type Insertable, type Kysely, type Updateable } from 'kysely'
import type {
  RgsTables,
  RoomChainRow,
  RoomChainTable,
  RoomGameRow,
  RoomGameTable,
  RoundRow,
} from '../../../tables.ts'

type Db = Kysely<RgsTables>

/** The chain in use: the newest of the game. */
export const findChainInUse = (db: Db, gameCode: string): Promise<RoomChainRow | undefined> =>
  db
    .selectFrom('rgs.room_chain')
    .selectAll()
    .where('game_code', '=', gameCode)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const getChain = (db: Db, id: bigint): Promise<RoomChainRow> =>
  db.selectFrom('rgs.room_chain').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const insertChain = (tx: Tx, chain: Insertable<RoomChainTable>): Promise<RoomChainRow> =>
  tables<RgsTables>(tx)
    .insertInto('rgs.room_chain')
    .values(chain)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The flight that is open for bets or under way. */
export const findCurrentGame = (db: Db, gameCode: string): Promise<RoomGameRow | undefined> =>
  db
    .selectFrom('rgs.room_game')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('state', 'in', ['open', 'flying'])
    .executeTakeFirst()

export const findRoomGame = (db: Db, id: bigint): Promise<RoomGameRow | undefined> =>
  db.selectFrom('rgs.room_game').selectAll().where('id', '=', id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const holdRoomGame = (tx: Tx, id: bigint): Promise<RoomGameRow | undefined> =>
  tables<RgsTables>(tx)
    .selectFrom('rgs.room_game')
    .selectAll()
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()

/** The same for decisions at a table with seats: all of them queue behind it. */
export const lockRoomGame = (tx: Tx, id: bigint): Promise<RoomGameRow | undefined> =>
  tables<RgsTables>(tx)
    .selectFrom('rgs.room_game')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Newest first, from the game `since` on. */
export const listRoomGames = (
  db: Db,
  gameCode: string,
  limit: number,
  since = 0n,
): Promise<RoomGameRow[]> =>
  db
    .selectFrom('rgs.room_game')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('id', '>=', since)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export type RoomNow = {
  readonly game_code: string
  /** Until when bets are accepted; null while they are not. */
  readonly closes_at: Date | null
  /** Outcomes of the last games, newest first. */
  readonly outcomes: readonly Json[]
}

/** The rooms of these games at once, with `limit` outcomes each; rooms without a game are left out. */
export const listRoomsNow = async (
  db: Db,
  gameCodes: readonly string[],
  limit: number,
): Promise<RoomNow[]> => {
  const { rows } = await sql<RoomNow>`
    select u.game_code, newest.closes_at, past.outcomes
    from unnest(${gameCodes}::text[]) u (game_code)
    cross join lateral (
      select case when g.state = 'open' then g.flies_at end as closes_at from rgs.room_game g
      where g.game_code = u.game_code order by g.id desc limit 1
    ) newest
    cross join lateral (
      select coalesce(jsonb_agg(g.outcome order by g.id desc), '[]') as outcomes from (
        select g.id, g.outcome from rgs.room_game g
        where g.game_code = u.game_code and g.outcome is not null order by g.id desc limit ${limit}
      ) g
    ) past`.execute(db)
  return rows
}

/** Ended flights with bets to settle, oldest first. */
export const listUnsettledGames = (db: Db, gameCode: string): Promise<RoomGameRow[]> =>
  db
    .selectFrom('rgs.room_game')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('state', '=', 'over')
    .orderBy('id')
    .execute()

/** Game codes of the rooms with ended games and bets to settle. */
export const listRoomsToSettle = async (db: Db): Promise<string[]> => {
  const rooms = await db
    .selectFrom('rgs.room_game')
    .select('game_code')
    .distinct()
    .where('state', '=', 'over')
    .execute()
  return rooms.map(({ game_code: gameCode }) => gameCode)
}

export const insertRoomGame = (tx: Tx, game: Insertable<RoomGameTable>): Promise<RoomGameRow> =>
  tables<RgsTables>(tx)
    .insertInto('rgs.room_game')
    .values(game)
    .returningAll()
    .executeTakeFirstOrThrow()

type GameChange = Pick<
  Updateable<RoomGameTable>,
  | 'state'
  | 'crash_at'
  | 'outcome'
  | 'seed'
  | 'ended_at'
  | 'is_interrupted'
  | 'seats'
  | 'moves'
  | 'turn_ends_at'
  | 'ends_at'
>

/** Changes a flight if its state is unchanged. @returns whether it was. */
export const moveRoomGame = async (
  db: Db,
  seen: Pick<RoomGameRow, 'id' | 'state'>,
  change: GameChange,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('rgs.room_game')
    .set(change)
    .where('id', '=', seen.id)
    .where('state', '=', seen.state)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const flying = (db: Db, gameId: bigint) =>
  db
    .selectFrom('rgs.round')
    .selectAll()
    .where('room_game_id', '=', gameId)
    .where('state', '=', 'in_steps')

/**
 * Undecided bets in a flight; one with a pending further stake is left out until it is known whether that was
 * taken.
 */
export const listFlyingBets = (db: Db, gameId: bigint, limit: number): Promise<RoundRow[]> =>
  flying(db, gameId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('rgs.round_action')
            .select('attempt')
            .whereRef('rgs.round_action.round_id', '=', 'rgs.round.id')
            .where('rgs.round_action.state', 'in', ['asked', 'cancelling']),
        ),
      ),
    )
    .limit(limit)
    .execute()

/** Whether any bet in a flight is still undecided. */
export const hasFlyingBets = async (db: Db, gameId: bigint): Promise<boolean> =>
  (await flying(db, gameId).limit(1).execute()).length > 0

/** A bet's result, and what was shown of it; its outcome as JSON text. */
export type EndedBet = {
  readonly id: string
  readonly state: 'played' | 'cancelling'
  readonly payoutMinor: bigint
  readonly outcome: string | null
}

/** Records the results of undecided bets. @returns those that it decided. */
export const writeEndedBets = async (
  db: Db,
  ends: readonly EndedBet[],
  { now, retryAt }: { readonly now: Date; readonly retryAt: Date },
): Promise<RoundRow[]> => {
  const { rows } = await sql<RoundRow>`
    update rgs.round set state = ended.state, payout_minor = ended.payout_minor,
      outcome = ended.outcome::jsonb, legal = null, timeout_at = null, attempt_count = 0,
      played_at = case ended.state when 'played' then ${now}::timestamptz end,
      retry_at = case ended.state when 'played' then ${retryAt}::timestamptz else ${now} end,
      room_changed_at = ${now}
    from unnest(
      ${ends.map(({ id }) => id)}::uuid[], ${ends.map(({ state }) => state)}::text[],
      ${ends.map(({ payoutMinor }) => payoutMinor)}::bigint[],
      ${ends.map(({ outcome }) => outcome)}::text[]
    ) as ended (id, state, payout_minor, outcome)
    where rgs.round.id = ended.id and rgs.round.state = 'in_steps'
    returning rgs.round.*`.execute(db)
  return rows
}

/** Bets in a flight with an automatic cash-out up to a multiplier. */
export const listDueAutos = (db: Db, gameId: bigint, upTo: number): Promise<RoundRow[]> =>
  db
    .selectFrom('rgs.round')
    .selectAll()
    .where('room_game_id', '=', gameId)
    .where('state', '=', 'in_steps')
    .where(sql<boolean>`(choice ->> 'autoCashOut')::integer <= ${upTo}`)
    .limit(500)
    .execute()

/** Writes the end of a flight to each of its rounds. */
export const writeCrashAt = async (db: Db, gameId: bigint, crashAt: number): Promise<void> => {
  await sql`
    update rgs.round set outcome = jsonb_set(outcome, '{crashAt}', to_jsonb(${crashAt}::integer))
    where room_game_id = ${gameId} and outcome is not null`.execute(db)
}

/** When a room was last driven by any process; null before the first. */
export const findLastDrivenAt = async (db: Db): Promise<Date | null> => {
  const last = await db
    .selectFrom('rgs.room')
    .select(({ fn }) => fn.max('driven_at').as('at'))
    .executeTakeFirst()
  return last?.at ?? null
}
