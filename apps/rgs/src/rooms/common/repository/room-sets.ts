import { sql, type Kysely } from 'kysely'
import type { RgsTables, RoomGameRow, RoundRow } from '../../../tables.ts'

type Db = Kysely<RgsTables>

export type Lease = {
  readonly gameCode: string
  readonly driver: string
  readonly now: Date
  readonly until: Date
}

/** `before`: when the room was last driven, null if never. */
export type Taken = { readonly isHeld: boolean; readonly before: Date | null }

/** Takes or keeps the leases of rooms, each named once; a room that another process drives is not held. */
export const takeRooms = async (db: Db, leases: readonly Lease[]): Promise<readonly Taken[]> => {
  // In a fixed order, so that two processes never deadlock.
  const { rows } = await sql<{ game_code: string; before: Date | null }>`
    with asked as (
      select * from unnest(
        ${leases.map(({ gameCode }) => gameCode)}::text[],
        ${leases.map(({ driver }) => driver)}::uuid[], ${leases.map(({ now }) => now)}::timestamptz[],
        ${leases.map(({ until }) => until)}::timestamptz[]) a (game_code, driver, at, until)
    ), seen as (select game_code, room.driver, driven_at, driven_until
      from rgs.room join asked using (game_code))
    insert into rgs.room as known (game_code, driver, driven_at, driven_until)
    select game_code, asked.driver, at, until from asked left join seen using (game_code)
    -- Those that others drive are not even locked: their drivers write to them all the time.
    where seen.driver is null or seen.driver = asked.driver or seen.driven_until < at
    order by game_code
    on conflict (game_code) do update
      set driver = excluded.driver, driven_at = excluded.driven_at,
        driven_until = excluded.driven_until
      where known.driver = excluded.driver or known.driven_until < excluded.driven_at
    returning game_code, (select driven_at from seen where seen.game_code = known.game_code) as before`.execute(
    db,
  )
  const held = new Map(rows.map((row) => [row.game_code, row.before]))
  return leases.map(({ gameCode }) => ({
    isHeld: held.has(gameCode),
    before: held.get(gameCode) ?? null,
  }))
}

/** The newest game of each of these rooms, or null before the first. */
export const findNewestGames = async (
  db: Db,
  gameCodes: readonly string[],
): Promise<readonly (RoomGameRow | null)[]> => {
  const { rows } = await sql<RoomGameRow>`
    select game.* from unnest(${[...new Set(gameCodes)]}::text[]) asked (code)
    cross join lateral (
      select * from rgs.room_game where game_code = asked.code order by id desc limit 1
    ) game`.execute(db)
  const found = new Map(rows.map((row) => [row.game_code, row]))
  return gameCodes.map((gameCode) => found.get(gameCode) ?? null)
}

export type ChangesAsked = { readonly gameId: bigint; readonly since: Date }

export type ChangedBet = {
  readonly id: string
  readonly player_ref: string
  /** Including further stakes. */
  readonly stake_minor: bigint
  readonly table_place: string | null
  readonly payout_minor: bigint
  readonly cashed_out_at: number | null
  readonly state: RoundRow['state']
  readonly room_changed_at: Date
}

/** Bets of all players in games that changed since an instant, in the order of their changes. */
export const listChangedBets = async (
  db: Db,
  asked: readonly ChangesAsked[],
): Promise<readonly (readonly ChangedBet[])[]> => {
  const { rows } = await sql<ChangedBet & { number: bigint }>`
    select asked.number, bet.*
    from unnest(${asked.map(({ gameId }) => gameId)}::bigint[],
      ${asked.map(({ since }) => since)}::timestamptz[]) with ordinality asked (game, since, number)
    cross join lateral (
      select id, player_ref, stake_minor + further_stake_minor as stake_minor, payout_minor, state,
        table_place, room_changed_at, (outcome ->> 'cashedOutAt')::integer as cashed_out_at
      from rgs.round
      where room_game_id = asked.game and room_changed_at >= asked.since
        and state not in ('created', 'debited')
      order by room_changed_at limit 2000
    ) bet order by asked.number, bet.room_changed_at`.execute(db)
  const found = Map.groupBy(rows, ({ number }) => number)
  return asked.map((_, index) => found.get(BigInt(index + 1)) ?? [])
}
