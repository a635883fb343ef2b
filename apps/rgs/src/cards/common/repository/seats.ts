import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Insertable, Kysely, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Place } from '@trevo/platform/keyset.ts'
import type { CardTableRow, CardTables, SeatRow, SeatState, SeatTable } from '../../tables.ts'

/** The states that a seat's money can move to. */
const moves: Readonly<Record<SeatState, readonly SeatState[]>> = {
  asked: ['seated', 'returning', 'refused', 'paying'],
  seated: ['paying', 'returning'],
  paying: ['paid'],
  paid: [],
  returning: ['returned'],
  returned: [],
  refused: [],
}

/** States in which the platform's final answer is outstanding. */
const dueStates = ['asked', 'paying', 'returning'] as const

export const insertSeat = (tx: Tx, seat: Insertable<SeatTable>): Promise<SeatRow> =>
  tables<CardTables>(tx)
    .insertInto('cards.seat')
    .values(seat)
    .returningAll()
    .executeTakeFirstOrThrow()

export const findSeat = (db: Kysely<CardTables>, roundId: string): Promise<SeatRow | undefined> =>
  db.selectFrom('cards.seat').selectAll().where('round_id', '=', roundId).executeTakeFirst()

/** Whether a seat was ever taken: not if its debit was refused, or its outcome is unknown. */
const wasTaken = sql<boolean>`state <> 'refused'
  and not (state in ('returning', 'returned') and returned_for is null)`

/** How many seats are listed: more than a table has, and the rest are its latest former players. */
const seatsMax = 100

/**
 * The players at a table and the last who left it, in seat order; of those who left, the last first. A seat whose
 * entry was never taken does not count.
 */
export const listSeats = async (db: Kysely<CardTables>, tableId: string): Promise<SeatRow[]> => {
  const rows = await db
    .selectFrom('cards.seat')
    .selectAll()
    .where('table_id', '=', tableId)
    .where(wasTaken)
    .orderBy(sql`state in ('asked', 'seated')`, 'desc')
    .orderBy('started_at', 'desc')
    .limit(seatsMax)
    .execute()
  return rows.toSorted((a, b) => a.seat - b.seat || b.started_at.getTime() - a.started_at.getTime())
}

/** Whether the house played at a table. */
export const hasHouseSeat = async (db: Kysely<CardTables>, tableId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('cards.seat')
    .select('round_id')
    .where('table_id', '=', tableId)
    .where('is_house', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The names of seats, by their rounds. */
export const listNames = async (
  db: Kysely<CardTables>,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (roundIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('cards.seat')
    .select(['round_id', 'name'])
    .where('round_id', 'in', [...new Set(roundIds)])
    .execute()
  return new Map(rows.map(({ round_id: roundId, name }) => [roundId, name]))
}

/** The seat that a player has in a game, or had last; a seat whose entry was never taken does not count. */
export const findLastSeat = (
  db: Kysely<CardTables>,
  playerRef: string,
  gameCode: string,
): Promise<SeatRow | undefined> =>
  db
    .selectFrom('cards.seat')
    .selectAll()
    .where('player_ref', '=', playerRef)
    .where('game_code', '=', gameCode)
    .where(wasTaken)
    .orderBy('started_at', 'desc')
    .orderBy('round_id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Moves a seat to another state if its state is unchanged; undefined if another process moved it first. Throws if
 * no such transition exists: our bug.
 */
export const moveSeat = (
  db: Kysely<CardTables>,
  seen: Pick<SeatRow, 'round_id' | 'state'>,
  to: SeatState,
  change: Updateable<SeatTable> = {},
): Promise<SeatRow | undefined> => {
  if (!moves[seen.state].includes(to)) throw new Error(`no seat goes from ${seen.state} to ${to}`)
  return db
    .updateTable('cards.seat')
    .set({ ...change, state: to })
    .where('round_id', '=', seen.round_id)
    .where('state', '=', seen.state)
    .returningAll()
    .executeTakeFirst()
}

/** Changes what a seat has besides its state, under the lock of its table. */
export const changeSeat = async (
  tx: Tx,
  roundId: string,
  change: Updateable<SeatTable>,
): Promise<void> => {
  await tables<CardTables>(tx)
    .updateTable('cards.seat')
    .set(change)
    .where('round_id', '=', roundId)
    .execute()
}

/** A time reserve after a deal: refilling never exceeds the initial value. */
const bankAfter = (bankBackMs: number, bankMs: number) =>
  sql<number>`greatest(bank_ms, least(bank_ms + ${bankBackMs}::integer, ${bankMs}::integer))`

type AfterDeal = {
  readonly stackMinor: bigint
  /** What the house kept of its chips in the deal. */
  readonly feeMinor: bigint
  readonly now: Date
  /** Added back to its time reserve, up to this much. */
  readonly bankBackMs: number
  readonly bankMs: number
}

/** What a seat of a cash table has after a deal that it took part in. */
export const noteDealt = async (
  tx: Tx,
  roundId: string,
  { stackMinor, feeMinor, now, bankBackMs, bankMs }: AfterDeal,
): Promise<void> => {
  await tables<CardTables>(tx)
    .updateTable('cards.seat')
    .set((eb) => ({
      stack_minor: stackMinor,
      fee_minor: eb('fee_minor', '+', feeMinor),
      must_post: false,
      idle_since: now,
      deal_count: eb('deal_count', '+', 1),
      bank_ms: bankAfter(bankBackMs, bankMs),
    }))
    .where('round_id', '=', roundId)
    .execute()
}

type AfterHand = Omit<AfterDeal, 'stackMinor' | 'feeMinor' | 'now'> & { readonly chips: number }

/** What a seat of a tournament has after a hand. */
export const noteHandPlayed = async (
  tx: Tx,
  roundId: string,
  { chips, bankBackMs, bankMs }: AfterHand,
): Promise<void> => {
  await tables<CardTables>(tx)
    .updateTable('cards.seat')
    .set((eb) => ({
      chips,
      deal_count: eb('deal_count', '+', 1),
      bank_ms: bankAfter(bankBackMs, bankMs),
    }))
    .where('round_id', '=', roundId)
    .execute()
}

/** Seats that brought their seeds to a hand of a tournament. */
export const noteSeedsBrought = async (tx: Tx, roundIds: readonly string[]): Promise<void> => {
  await tables<CardTables>(tx)
    .updateTable('cards.seat')
    .set({ missed_seeds: 0 })
    .where('round_id', 'in', roundIds)
    .execute()
}

/** Those who sat at a table and were not in a deal post when they come in. */
export const noteMissedDeal = async (
  tx: Tx,
  tableId: string,
  dealt: readonly string[],
): Promise<void> => {
  await tables<CardTables>(tx)
    .updateTable('cards.seat')
    .set({ must_post: true })
    .where('table_id', '=', tableId)
    .where('state', '=', 'seated')
    .where('round_id', 'not in', dealt)
    .execute()
}

/** Returns a seat's money to the worker of due work. */
export const postponeSeat = async (
  db: Kysely<CardTables>,
  roundId: string,
  { retryAt, stuckReason }: { readonly retryAt: Date; readonly stuckReason?: string },
): Promise<void> => {
  await db
    .updateTable('cards.seat')
    .set((eb) => ({
      retry_at: retryAt,
      attempt_count: eb('attempt_count', '+', 1),
      ...(stuckReason !== undefined && { stuck_reason: stuckReason }),
    }))
    .where('round_id', '=', roundId)
    .execute()
}

/** Claims seats whose money is not being worked on; they are the caller's until `leaseUntil`. */
export const takeDueSeats = (
  db: Kysely<CardTables>,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<SeatRow[]> =>
  db
    .updateTable('cards.seat')
    .set({ retry_at: leaseUntil })
    .where('round_id', 'in', (eb) =>
      eb
        .selectFrom('cards.seat')
        .select('round_id')
        .where('state', 'in', dueStates)
        .where('retry_at', '<=', now)
        .orderBy('retry_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

/** A player's seats of a game with their tournaments, newest first, older than `before`; without refused ones. */
export const listSeatsBefore = (
  db: Kysely<CardTables>,
  player: { readonly playerRef: string; readonly gameCode: string },
  before: Place | undefined,
  limit: number,
): Promise<(SeatRow & Pick<CardTableRow, 'sit_and_go'>)[]> => {
  let query = db
    .selectFrom('cards.seat as seat')
    .innerJoin('cards.card_table as place', 'place.id', 'seat.table_id')
    .selectAll('seat')
    .select('place.sit_and_go')
    .where('seat.player_ref', '=', player.playerRef)
    .where('seat.game_code', '=', player.gameCode)
    .where('seat.state', 'not in', ['refused', 'asked'])
  if (before) {
    query = query.where(
      sql<boolean>`(seat.started_at, seat.round_id) < (${before.at}, ${before.id}::uuid)`,
    )
  }
  return query
    .orderBy('seat.started_at', 'desc')
    .orderBy('seat.round_id', 'desc')
    .limit(limit)
    .execute()
}
