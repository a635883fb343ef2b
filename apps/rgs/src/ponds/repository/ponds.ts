import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely, type Updateable } from 'kysely'
import type { PondCatchRow, PondSeatRow, PondSeatTable, RgsTables } from '../../tables.ts'

type Db = Kysely<RgsTables>

/** A player at a game, at an instant. */
export type PondPlayer = {
  readonly gameCode: string
  readonly playerRef: string
  readonly now: Date
}

/** The limit of open ponds per game. */
export const pondsMax = 500

/** A player's seat; extended if a new end is given. */
export const keepSeat = (
  db: Db,
  { gameCode, playerRef, now }: PondPlayer,
  heldUntil: Date,
): Promise<PondSeatRow | undefined> =>
  db
    .updateTable('rgs.pond_seat')
    .set({ held_until: heldUntil })
    .where('game_code', '=', gameCode)
    .where('player_ref', '=', playerRef)
    .where('held_until', '>', now)
    .returningAll()
    .executeTakeFirst()

/**
 * Gives a player the first free seat, the lowest pond first, so that ponds fill up. Concurrent players wait.
 * Undefined if every pond is full.
 */
export const takeSeat = async (
  tx: Tx,
  { gameCode, playerRef, now }: PondPlayer,
  { seatCount, heldUntil }: { readonly seatCount: number; readonly heldUntil: Date },
): Promise<PondSeatRow | undefined> => {
  const db = tables<RgsTables>(tx)
  await sql`select pg_advisory_xact_lock(hashtext(${`pond:${gameCode}`}))`.execute(db)
  const known = await keepSeat(db, { gameCode, playerRef, now }, heldUntil)
  if (known) return known
  await db
    .deleteFrom('rgs.pond_seat')
    .where('game_code', '=', gameCode)
    .where('player_ref', '=', playerRef)
    .execute()
  const { rows } = await sql<PondSeatRow>`
    insert into rgs.pond_seat (game_code, pond, seat, player_ref, held_until, sat_down_at, next_shot_at)
    select ${gameCode}, pond, seat, ${playerRef}, ${heldUntil}, ${now}, ${now}
    from generate_series(1, ${pondsMax}::int) pond, generate_series(1, ${seatCount}::int) seat
    where not exists (
      select from rgs.pond_seat taken where taken.game_code = ${gameCode}
        and taken.pond = pond.pond and taken.seat = seat.seat and taken.held_until > ${now})
    order by pond, seat limit 1
    on conflict (game_code, pond, seat) do update set
      player_ref = excluded.player_ref, held_until = excluded.held_until,
      sat_down_at = excluded.sat_down_at, next_shot_at = excluded.next_shot_at,
      cannon = null, shot_minor = null, tide = null, fish = null, shot_count = 0
    returning *`.execute(db)
  return rows[0]
}

export const findSeat = (db: Db, of: PondPlayer): Promise<PondSeatRow | undefined> =>
  db
    .selectFrom('rgs.pond_seat')
    .selectAll()
    .where('game_code', '=', of.gameCode)
    .where('player_ref', '=', of.playerRef)
    .where('held_until', '>', of.now)
    .executeTakeFirst()

/**
 * Fires from a seat: its next shot is delayed by the time these take. Undefined if it is too early; two concurrent
 * calls delay it one after the other.
 */
export const fireFromSeat = (
  db: Db,
  { gameCode, playerRef, now }: PondPlayer,
  shots: {
    readonly takeMs: number
    readonly notAfter: Date
    readonly count: number
    readonly shown: Updateable<Pick<PondSeatTable, 'cannon' | 'shot_minor' | 'tide' | 'fish'>>
  },
): Promise<PondSeatRow | undefined> =>
  db
    .updateTable('rgs.pond_seat')
    .set({
      ...shots.shown,
      next_shot_at: sql`greatest(next_shot_at, ${now}) + ${shots.takeMs}::int * interval '1 ms'`,
      shot_count: sql`shot_count + ${shots.count}`,
    })
    .where('game_code', '=', gameCode)
    .where('player_ref', '=', playerRef)
    .where('held_until', '>', now)
    .where('next_shot_at', '<=', shots.notAfter)
    .returningAll()
    .executeTakeFirst()

export const listSeats = (
  db: Db,
  { gameCode, pond, now }: { readonly gameCode: string; readonly pond: number; readonly now: Date },
): Promise<PondSeatRow[]> =>
  db
    .selectFrom('rgs.pond_seat')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('pond', '=', pond)
    .where('held_until', '>', now)
    .orderBy('seat')
    .execute()

/** Fish of a pond caught since, oldest first. */
export const listCatches = (
  db: Db,
  {
    gameCode,
    pond,
    since,
  }: { readonly gameCode: string; readonly pond: number; readonly since: Date },
): Promise<PondCatchRow[]> =>
  db
    .selectFrom('rgs.pond_catch')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('pond', '=', pond)
    .where('caught_at', '>', since)
    .orderBy('caught_at')
    .limit(500)
    .execute()

/** A fish is caught once, by the first shot recorded. */
export const insertCatches = async (db: Db, catches: readonly PondCatchRow[]): Promise<void> => {
  await db
    .insertInto('rgs.pond_catch')
    .values([...catches])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes catches that no swimmer can meet any more, a few rows at a time, even if other processes do the same. */
export const dropOldCatches = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from rgs.pond_catch where ctid in (
    select ctid from rgs.pond_catch where caught_at < ${before} limit 200 for update skip locked)`.execute(
    db,
  )
}
