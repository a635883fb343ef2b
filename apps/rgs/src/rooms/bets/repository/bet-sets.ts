import { sql, type Kysely } from 'kysely'
import { leftOut, type LeftOut } from '../../../common/repository/left-out.ts'
import { onceEach } from '../../../common/repository/once-each.ts'
import type { BeginTimes } from '../../../rounds/repository/round-sets.ts'
import type { RgsTables, RoundRow, SeedPairRow } from '../../../tables.ts'

type Db = Kysely<RgsTables>

export type BeginBetCommand = {
  readonly id: string
  readonly playerRef: string
  readonly gameCode: string
  readonly sessionId: bigint
  readonly stakeMinor: bigint
  /** JSON as text. */
  readonly choice: string
  /** The game whose odds the bet has; null if the odds are always the same. */
  readonly offeredIn: bigint | null
  /** The bet gets the lowest free one. */
  readonly seats: { readonly first: number; readonly last: number }
  /** For all bets of the player in the game; null: no limit. */
  readonly stakedMinorMax: bigint | null
  /** At a table with seats. */
  readonly tablePlace: string | null
}

/** The game of a recorded bet, and its player's pair in use. */
export type BegunBet = {
  readonly gameId: bigint
  readonly closesAt: Date
  readonly pair: Pick<
    SeedPairRow,
    'id' | 'commitment' | 'commitment_number' | 'client_seed' | 'nonce'
  >
}

export type AcceptBetCommand = {
  readonly id: string
  readonly gameId: bigint
  /** The latest end of its game. */
  readonly endsAt: Date
  /** As JSON text, like the player's legal actions. */
  readonly outcome: string
  readonly legal: string
  readonly balanceBeforeMinor: bigint | null
}

type BegunRow = Omit<BegunBet['pair'], 'id'> & {
  readonly id: string
  readonly room_game_id: bigint
  readonly flies_at: Date
  readonly pair_id: bigint
}

/** Records bets of several players. @returns the game of each */
export const beginBets = async (
  db: Db,
  asked: readonly BeginBetCommand[],
  { now, retryAt }: BeginTimes,
): Promise<(BegunBet | LeftOut)[]> => {
  const commands = onceEach(asked)
  const { rows } = await sql<BegunRow>`
    select * from rgs.begin_bets(
      ${now}, ${retryAt},
      ${commands.map(({ id }) => id)}::uuid[],
      ${commands.map(({ playerRef }) => playerRef)}::text[],
      ${commands.map(({ gameCode }) => gameCode)}::text[],
      ${commands.map(({ sessionId }) => sessionId)}::bigint[],
      ${commands.map(({ stakeMinor }) => stakeMinor)}::bigint[],
      ${commands.map(({ choice }) => choice)}::text[],
      ${commands.map(({ offeredIn }) => offeredIn)}::bigint[],
      ${commands.map(({ seats }) => seats.first)}::integer[],
      ${commands.map(({ seats }) => seats.last)}::integer[],
      ${commands.map(({ stakedMinorMax }) => stakedMinorMax)}::bigint[],
      ${commands.map(({ tablePlace }) => tablePlace)}::text[])`.execute(db)
  const begun = new Map(
    rows.map(({ id, room_game_id: gameId, flies_at: closesAt, pair_id, ...pair }) => [
      id,
      { gameId, closesAt, pair: { ...pair, id: pair_id } },
    ]),
  )
  return asked.map((one) => (commands.includes(one) ? (begun.get(one.id) ?? leftOut) : leftOut))
}

/** `created → in_steps`, for games that accept bets. */
export const acceptBets = async (
  db: Db,
  commands: readonly AcceptBetCommand[],
  now: Date,
): Promise<(RoundRow | LeftOut)[]> => {
  const { rows } = await sql<RoundRow>`
    select * from rgs.accept_bets(
      ${now},
      ${commands.map(({ id }) => id)}::uuid[],
      ${commands.map(({ gameId }) => gameId)}::bigint[],
      ${commands.map(({ endsAt }) => endsAt)}::timestamptz[],
      ${commands.map(({ outcome }) => outcome)}::text[],
      ${commands.map(({ legal }) => legal)}::text[],
      ${commands.map(({ balanceBeforeMinor }) => balanceBeforeMinor)}::bigint[])`.execute(db)
  const accepted = new Map(rows.map((row) => [row.id, row]))
  return commands.map(({ id }) => accepted.get(id) ?? leftOut)
}
