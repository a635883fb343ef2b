import { tables, type Tx } from '@trevo/database/connect.ts'
import { oppositeBetRules, type RoundPair } from '@trevo/game-rules/bets/opposite-bets.ts'
import { sql, type Kysely } from 'kysely'
import { stakedStates } from '../../../rounds/domain/staked-states.ts'
import type { RgsTables, RoomGameRow, RoundRow } from '../../../tables.ts'

type Db = Kysely<RgsTables>
type Pair = Pick<RoundPair, 'playerRef' | 'otherRef'>

const { version } = oppositeBetRules

/** Marks a settled game for comparison if two or more players bet in it. */
export const insertGameToCompare = async (tx: Tx, gameId: bigint): Promise<void> => {
  await sql`
    insert into rgs.game_to_compare (room_game_id)
    select ${gameId} where (
      select count(distinct player_ref) from rgs.round
      where room_game_id = ${gameId} and state = any(${[...stakedStates]}::text[])) > 1
    on conflict do nothing`.execute(tx)
}

/** The oldest game whose players are to be compared. */
export const findGameToCompare = (db: Db): Promise<RoomGameRow | undefined> =>
  db
    .selectFrom('rgs.game_to_compare')
    .innerJoin('rgs.room_game', 'rgs.room_game.id', 'rgs.game_to_compare.room_game_id')
    .selectAll('rgs.room_game')
    .orderBy('rgs.game_to_compare.room_game_id')
    .limit(1)
    .executeTakeFirst()

/** Takes a game off the list. @returns whether it was on it: only one of several processes takes it. */
export const takeGameToCompare = async (tx: Tx, gameId: bigint): Promise<boolean> => {
  const { numDeletedRows } = await tables<RgsTables>(tx)
    .deleteFrom('rgs.game_to_compare')
    .where('room_game_id', '=', gameId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export type StakedBet = Pick<RoundRow, 'player_ref' | 'stake_minor' | 'choice' | 'outcome'>

/** Bets in a game by the players who staked most. */
export const listStakedBets = async (
  db: Db,
  gameId: bigint,
  playersMax: number,
): Promise<StakedBet[]> => {
  const { rows } = await sql<StakedBet>`
    with bet as (
      select player_ref, stake_minor, choice, outcome from rgs.round
      where room_game_id = ${gameId} and state = any(${[...stakedStates]}::text[])
    ), player as (
      select player_ref from bet group by player_ref
      order by sum(stake_minor) desc, player_ref limit ${playersMax}
    )
    select bet.* from bet join player using (player_ref) order by player_ref`.execute(db)
  return rows
}

/** Adds a round to its pairs' figures for a day. */
export const addToPairDays = async (
  tx: Tx,
  { gameCode, day, pairs }: { gameCode: string; day: string; pairs: readonly RoundPair[] },
): Promise<void> => {
  const opposite = (minor: (pair: RoundPair) => bigint) =>
    pairs.map((pair) => (pair.isOpposite ? minor(pair) : 0n))
  // In a fixed order, so that two writers of the same pairs wait for each other at the first.
  await sql`
    insert into rgs.bet_pair_day as p (game_code, rules_version, player_ref, other_ref, day,
      round_count, opposite_count, own_minor, other_minor, together_minor)
    select ${gameCode}, ${version}, player_ref, other_ref, ${day}::date, 1, is_opposite::integer,
      own_minor, other_minor, together_minor
    from unnest(${pairs.map(({ playerRef }) => playerRef)}::text[],
      ${pairs.map(({ otherRef }) => otherRef)}::text[],
      ${pairs.map(({ isOpposite }) => isOpposite)}::boolean[],
      ${opposite(({ ownMinor }) => ownMinor)}::bigint[],
      ${opposite(({ otherMinor }) => otherMinor)}::bigint[],
      ${opposite(({ togetherMinor }) => togetherMinor)}::bigint[])
      one(player_ref, other_ref, is_opposite, own_minor, other_minor, together_minor)
    order by player_ref, other_ref
    on conflict (game_code, player_ref, other_ref, day, rules_version) do update set
      round_count = p.round_count + 1, opposite_count = p.opposite_count + excluded.opposite_count,
      own_minor = p.own_minor + excluded.own_minor,
      other_minor = p.other_minor + excluded.other_minor,
      together_minor = p.together_minor + excluded.together_minor`.execute(tx)
}

/** A pair's figures at a table; amounts as in `rgs.bet_pair_day`. */
export type PairSum = Pair & {
  readonly roundCount: number
  readonly oppositeCount: number
  readonly ownMinor: bigint
  readonly otherMinor: bigint
  readonly togetherMinor: bigint
}

/** These pairs' figures since a day. */
export const sumPairs = async (
  tx: Tx,
  { gameCode, since, pairs }: { gameCode: string; since: string; pairs: readonly Pair[] },
): Promise<PairSum[]> => {
  type Row = {
    player_ref: string
    other_ref: string
    round_count: number
    opposite_count: number
    own_minor: bigint
    other_minor: bigint
    together_minor: bigint
  }
  const { rows } = await sql<Row>`
    select player_ref, other_ref, sum(round_count)::integer as round_count,
      sum(opposite_count)::integer as opposite_count, sum(own_minor)::bigint as own_minor,
      sum(other_minor)::bigint as other_minor, sum(together_minor)::bigint as together_minor
    from unnest(${pairs.map(({ playerRef }) => playerRef)}::text[],
      ${pairs.map(({ otherRef }) => otherRef)}::text[]) asked(player_ref, other_ref)
    join rgs.bet_pair_day using (player_ref, other_ref)
    where game_code = ${gameCode} and day >= ${since} and rules_version = ${version}
    group by player_ref, other_ref`.execute(tx)
  return rows.map((row) => ({
    playerRef: row.player_ref,
    otherRef: row.other_ref,
    roundCount: row.round_count,
    oppositeCount: row.opposite_count,
    ownMinor: row.own_minor,
    otherMinor: row.other_minor,
    togetherMinor: row.together_minor,
  }))
}

/** Removes days before one. @returns the number of rows, `limit` at most. */
export const removePairDays = async (db: Db, before: string, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from rgs.bet_pair_day where ctid = any(array(
      select ctid from rgs.bet_pair_day where day < ${before} limit ${limit}))`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
