import type { RoundState } from '@trevo/contract/rgs/round.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Kysely, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Place } from '@trevo/platform/keyset.ts'
import { assertMove, unfinishedStates, unplayedStates } from '../domain/round-moves.ts'
import { giveRoundBack } from '../../free-rounds/repository/free-campaigns.ts'
import type { RgsTables, RoundRow, RoundTable } from '../../tables.ts'

/** The outcome of a round, wherever it is stored; selected after all columns, because it replaces `outcome`. */
const outcomeOf = sql<RoundRow['outcome']>`coalesce(rgs.round.outcome, (
  select used.outcome from rgs.used_nonce used
  where used.seed_pair_id = rgs.round.seed_pair_id and used.nonce = rgs.round.nonce))`.as('outcome')

export const findRound = (db: Kysely<RgsTables>, id: string): Promise<RoundRow | undefined> =>
  db.selectFrom('rgs.round').selectAll().select(outcomeOf).where('id', '=', id).executeTakeFirst()

/** The same, locked: changes of a round with several steps queue behind it. */
export const lockRound = (tx: Tx, id: string): Promise<RoundRow | undefined> =>
  tables<RgsTables>(tx)
    .selectFrom('rgs.round')
    .selectAll()
    .select(outcomeOf)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/**
 * The round that the player has to see before a new one of this game; not locked. Bets in a flight do not count:
 * several may be open at once, and the room shows them (`getRoom`).
 */
export const findOpenRound = (
  db: Kysely<RgsTables>,
  playerRef: string,
  gameCode: string,
): Promise<RoundRow | undefined> =>
  db
    .selectFrom('rgs.last_round')
    .innerJoin('rgs.round', 'rgs.round.id', 'rgs.last_round.round_id')
    .selectAll('rgs.round')
    .select(outcomeOf)
    .where('rgs.last_round.player_ref', '=', playerRef)
    .where('rgs.last_round.game_code', '=', gameCode)
    .where('rgs.round.state', 'not in', ['closed', 'cancelled'])
    .executeTakeFirst()

/** Rounds of any game whose outcome is open keep the seeds in use. */
export const findUnplayedRound = (
  db: Kysely<RgsTables>,
  playerRef: string,
): Promise<{ id: string; game_code: string } | undefined> =>
  db
    .selectFrom('rgs.last_round')
    .innerJoin('rgs.round', 'rgs.round.id', 'rgs.last_round.round_id')
    .select(['rgs.round.id', 'rgs.round.game_code'])
    .where('rgs.last_round.player_ref', '=', playerRef)
    .where('rgs.round.state', 'in', unplayedStates)
    .limit(1)
    .executeTakeFirst()

/** Start of the player's newest round with a stake, in any game. */
export const findLastStart = async (
  db: Kysely<RgsTables>,
  playerRef: string,
): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('rgs.round')
    .select('started_at')
    .where('player_ref', '=', playerRef)
    .where('state', '<>', 'cancelled')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.started_at
}

export type OpenVersion = {
  readonly game_code: string
  readonly maths_version: number
  readonly count: number
}

/** The versions of titles with open rounds whose end still depends on the rules. */
export const listOpenVersions = (db: Kysely<RgsTables>): Promise<OpenVersion[]> =>
  db
    .selectFrom('rgs.unfinished_round')
    .innerJoin('rgs.round', 'rgs.round.id', 'rgs.unfinished_round.round_id')
    .select(['game_code', 'maths_version'])
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('state', 'in', unplayedStates)
    .groupBy(['game_code', 'maths_version'])
    .execute()

type SeenRound = { readonly id: string; readonly state: RoundState }

/**
 * Moves a round to another state if its state is unchanged. @returns the updated row, or undefined if another
 * process moved it first.
 */
export const moveRound = (
  tx: Tx,
  seen: SeenRound,
  to: RoundState,
  change: Updateable<RoundTable> = {},
): Promise<RoundRow | undefined> => {
  assertMove(seen.state, to)
  return tables<RgsTables>(tx)
    .updateTable('rgs.round')
    .set({ ...change, state: to })
    .where('id', '=', seen.id)
    .where('state', '=', seen.state)
    .returningAll()
    .returning(outcomeOf)
    .executeTakeFirst()
}

/** Ends a round that never began; a free one may be played again. */
export const cancelRound = async (
  tx: Tx,
  seen: SeenRound,
  change: Updateable<RoundTable>,
): Promise<RoundRow | undefined> => {
  const cancelled = await moveRound(tx, seen, 'cancelled', change)
  const campaignId = cancelled?.campaign_id ?? null
  if (campaignId !== null) await giveRoundBack(tables<RgsTables>(tx), campaignId)
  return cancelled
}

/** Keeps the resolver away for a while, or makes it due again at `retryAt`. */
export const postponeRound = async (
  db: Kysely<RgsTables>,
  id: string,
  change: { retryAt: Date; stuckReason?: string },
): Promise<void> => {
  await db
    .updateTable('rgs.round')
    .set((eb) => ({
      retry_at: change.retryAt,
      attempt_count: eb('attempt_count', '+', 1),
      ...(change.stuckReason !== undefined && { stuck_reason: change.stuckReason }),
    }))
    .where('id', '=', id)
    .execute()
}

/** Sets when the resolver checks a locked round. */
export const setRetryAt = async (tx: Tx, id: string, retryAt: Date): Promise<void> => {
  await tables<RgsTables>(tx)
    .updateTable('rgs.round')
    .set({ retry_at: retryAt, attempt_count: 0, stuck_reason: null })
    .where('id', '=', id)
    .execute()
}

/**
 * Claims up to `limit` unleased rounds; they are the caller's until `leaseUntil`. It locks the rounds, not the
 * rows that mark them as due: a move of a round changes that row after the round.
 */
export const takeDueRounds = (
  db: Kysely<RgsTables>,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<RoundRow[]> =>
  db
    .updateTable('rgs.round')
    .set({ retry_at: leaseUntil })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('rgs.unfinished_round as due')
        .innerJoin('rgs.round as round', 'round.id', 'due.round_id')
        .select('round.id')
        .where('due.retry_at', '<=', now)
        .where('round.retry_at', '<=', now)
        .where('round.state', 'in', unfinishedStates)
        .orderBy('due.retry_at')
        .limit(limit)
        .forUpdate('round')
        .skipLocked(),
    )
    .returningAll()
    .returning(outcomeOf)
    .execute()

// Everything a list shows; outcomes are long and come with the detail.
const summaryColumns = [
  'id',
  'game_code',
  'state',
  'stake_minor',
  'further_stake_minor',
  'payout_minor',
  'balance_before_minor',
  'balance_after_minor',
  'timeout_at',
  'started_at',
  'closed_at',
] as const
type RoundSummaryRow = Pick<RoundRow, (typeof summaryColumns)[number]>

/** A player's rounds of a game, newest first, older than `before`. */
export const listRoundsBefore = (
  db: Kysely<RgsTables>,
  player: { readonly playerRef: string; readonly gameCode: string },
  before: Place | undefined,
  limit: number,
): Promise<RoundSummaryRow[]> => {
  let query = db
    .selectFrom('rgs.round')
    .select(summaryColumns)
    .where('player_ref', '=', player.playerRef)
    .where('game_code', '=', player.gameCode)
    // A refused stake is not part of the history; one that was taken and returned is.
    .where('refusal', 'is', null)
  if (before) {
    query = query.where(sql<boolean>`(started_at, id) < (${before.at}, ${before.id}::uuid)`)
  }
  return query.orderBy('started_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** Unfinished rounds by state, and the number of stuck ones, for the metrics. */
export const countUnfinished = async (db: Kysely<RgsTables>) => {
  const rows = await db
    .selectFrom('rgs.unfinished_round')
    .innerJoin('rgs.round', 'rgs.round.id', 'rgs.unfinished_round.round_id')
    .select((eb) => [
      'state',
      eb.fn.countAll().as('count'),
      eb.fn.count('stuck_reason').as('stuck'),
    ])
    .where('state', 'in', unfinishedStates)
    .groupBy('state')
    .execute()
  return rows.map((row) => ({
    state: row.state,
    count: Number(row.count),
    stuck: Number(row.stuck),
  }))
}

/** A player's bets in a flight, in any state. */
export const listOwnBets = (
  db: Kysely<RgsTables>,
  gameId: bigint,
  playerRef: string,
): Promise<RoundRow[]> =>
  db
    .selectFrom('rgs.round')
    .selectAll()
    .where('room_game_id', '=', gameId)
    .where('player_ref', '=', playerRef)
    .where('state', '<>', 'cancelled')
    .orderBy('seat')
    .execute()
