import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { RgsTables, RoundActionRow, RoundRow, SessionRow } from '../../../tables.ts'

export type PlacedBet = Pick<RoundRow, 'id' | 'player_ref' | 'table_place'>

/** Bets placed at a table, or whose stake is requested. */
export const listPlacedBets = (tx: Tx, gameId: bigint): Promise<PlacedBet[]> =>
  tables<RgsTables>(tx)
    .selectFrom('rgs.round')
    .select(['id', 'player_ref', 'table_place'])
    .where('room_game_id', '=', gameId)
    .where('state', 'not in', ['cancelling', 'cancelled'])
    .execute()

/** Undecided bets at a table whose stake is taken. */
export const listStandingBets = (tx: Tx, gameId: bigint): Promise<RoundRow[]> =>
  tables<RgsTables>(tx)
    .selectFrom('rgs.round')
    .selectAll()
    .where('room_game_id', '=', gameId)
    .where('state', '=', 'in_steps')
    .execute()

/** A bet to be raised, and by how much. */
export type BetRaise = { readonly roundId: string; readonly stakeMinor: bigint }

type Raise = {
  readonly bets: readonly BetRaise[]
  readonly number: number
  /** As JSON text. */
  readonly action: string
  readonly now: Date
  /** The resolver checks them then. */
  readonly retryAt: Date
}

/** Records that bets are to be raised; those with a pending stake are left out. */
export const insertRaises = async (
  tx: Tx,
  { bets, number, action, now, retryAt }: Raise,
): Promise<RoundActionRow[]> => {
  const roundIds = bets.map(({ roundId }) => roundId)
  await lockRounds(tx, roundIds)
  const { rows } = await sql<RoundActionRow>`
    insert into rgs.round_action (round_id, attempt, number, action, stake_minor, state, asked_at)
    select bet.id, coalesce(max(before.attempt), 0) + 1, ${number}::integer, ${action}::jsonb,
      bet.stake_minor, 'asked', ${now}::timestamptz
    from unnest(${roundIds}::uuid[], ${bets.map(({ stakeMinor }) => stakeMinor)}::bigint[])
      as bet (id, stake_minor)
    left join rgs.round_action before on before.round_id = bet.id
    group by bet.id, bet.stake_minor
    having bool_and(coalesce(before.state, '') not in ('asked', 'cancelling')
      and (coalesce(before.state, '') <> 'taken' or before.number <> ${number}::integer))
    returning *`.execute(tables<RgsTables>(tx))
  await setRetryAtOf(tx, roundIds, retryAt)
  return rows
}

/** How often a bet was to be raised with one decision of its seat. */
export const countRaises = async (
  tx: Tx,
  { roundId, number }: { readonly roundId: string; readonly number: number },
): Promise<number> => {
  const { count } = await tables<RgsTables>(tx)
    .selectFrom('rgs.round_action')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('round_id', '=', roundId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Changes of an action lock its round first. */
const lockRounds = (tx: Tx, roundIds: readonly string[]) =>
  tables<RgsTables>(tx)
    .selectFrom('rgs.round')
    .select('id')
    .where('id', 'in', roundIds)
    .orderBy('id')
    .forUpdate()
    .execute()

const setRetryAtOf = (tx: Tx, roundIds: readonly string[], retryAt: Date) =>
  tables<RgsTables>(tx)
    .updateTable('rgs.round')
    .set({ retry_at: retryAt, attempt_count: 0 })
    .where('id', 'in', roundIds)
    .where('state', '=', 'in_steps')
    .execute()

type Answered = {
  readonly roundIds: readonly string[]
  readonly state: 'taken' | 'refused' | 'cancelling'
  readonly now: Date
}

/**
 * Records the results of requested stakes; those decided by another process are unchanged. The resolver returns a
 * stake that may have been taken and does not count.
 */
export const answerRaises = async (
  tx: Tx,
  { roundIds, state, now }: Answered,
): Promise<RoundActionRow[]> => {
  if (roundIds.length === 0) return []
  await lockRounds(tx, roundIds)
  const answered = await tables<RgsTables>(tx)
    .updateTable('rgs.round_action')
    .set({ state, ...(state !== 'cancelling' && { decided_at: now }) })
    .where('round_id', 'in', roundIds)
    .where('state', '=', 'asked')
    .returningAll()
    .execute()
  const ids = answered.map(({ round_id: id }) => id)
  if (state === 'cancelling' && ids.length > 0) await setRetryAtOf(tx, ids, now)
  return answered
}

/** Bets whose further stake was taken are increased by it. */
export const raiseBets = async (
  tx: Tx,
  taken: readonly RoundActionRow[],
  now: Date,
): Promise<RoundRow[]> => {
  const { rows } = await sql<RoundRow>`
    update rgs.round set further_stake_minor = further_stake_minor + taken.stake_minor,
      raised_with = raised_with || taken.number, action_count = action_count + 1,
      room_changed_at = ${now}, retry_at = coalesce(timeout_at, ${now})
    from unnest(
      ${taken.map(({ round_id: id }) => id)}::uuid[],
      ${taken.map(({ number }) => number)}::integer[],
      ${taken.map(({ stake_minor: stake }) => stake)}::bigint[]
    ) as taken (id, number, stake_minor)
    where rgs.round.id = taken.id and rgs.round.state = 'in_steps'
    returning rgs.round.*`.execute(tables<RgsTables>(tx))
  return rows
}

/** Bets of a round at a table with a requested further stake. */
export const listAskedRaises = async (tx: Tx, gameId: bigint): Promise<string[]> => {
  const rows = await tables<RgsTables>(tx)
    .selectFrom('rgs.round_action')
    .innerJoin('rgs.round', 'rgs.round.id', 'rgs.round_action.round_id')
    .select('rgs.round.id as id')
    .where('rgs.round.room_game_id', '=', gameId)
    .where('rgs.round_action.state', '=', 'asked')
    .execute()
  return rows.map(({ id }) => id)
}

/** The sessions in which bets were placed. */
export const listSessions = (
  db: Kysely<RgsTables>,
  ids: readonly bigint[],
): Promise<SessionRow[]> =>
  db.selectFrom('rgs.session').selectAll().where('id', 'in', ids).execute()
