import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { RgsTables, RoundActionRow, RoundRow, SessionRow } from './tables.ts'

export type PlacedBet = Pick<RoundRow, 'id' | 'player_ref' | 'table_place'>

/** Bets at a table that lie there, or whose stake is asked for. */
export const listPlacedBets = (tx: Tx, gameId: bigint): Promise<PlacedBet[]> =>
  tables<RgsTables>(tx)
    .selectFrom('rgs.round')
    .select(['id', 'player_ref', 'table_place'])
    .where('room_game_id', '=', gameId)
    .where('state', 'not in', ['cancelling', 'cancelled'])
    .execute()

/** Bets at a table whose stake is taken and that nothing has decided. */
export const listStandingBets = (tx: Tx, gameId: bigint): Promise<RoundRow[]> =>
  tables<RgsTables>(tx)
    .selectFrom('rgs.round')
    .selectAll()
    .where('room_game_id', '=', gameId)
    .where('state', '=', 'in_steps')
    .execute()

type Raise = {
  readonly roundIds: readonly string[]
  readonly number: number
  /** As JSON text. */
  readonly action: string
  readonly now: Date
  /** The resolver looks at them then. */
  readonly retryAt: Date
}

/** Writes down that bets are to be raised by their first stake; those with one on its way are left out. */
export const insertRaises = async (
  tx: Tx,
  { roundIds, number, action, now, retryAt }: Raise,
): Promise<RoundActionRow[]> => {
  await lockRounds(tx, roundIds)
  const { rows } = await sql<RoundActionRow>`
    insert into rgs.round_action (round_id, attempt, number, action, stake_minor, state, asked_at)
    select bet.id, coalesce(max(before.attempt), 0) + 1, ${number}::integer, ${action}::jsonb,
      bet.stake_minor, 'asked', ${now}::timestamptz
    from rgs.round bet left join rgs.round_action before on before.round_id = bet.id
    where bet.id = any(${roundIds}::uuid[])
    group by bet.id, bet.stake_minor
    having bool_and(coalesce(before.state, '') not in ('asked', 'cancelling', 'taken'))
    returning *`.execute(tables<RgsTables>(tx))
  await setRetryAtOf(tx, roundIds, retryAt)
  return rows
}

/** Whoever changes an action has its round locked first. */
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
 * Writes down what became of stakes that were asked for; those that somebody else decided stay as they
 * are. One that may have been taken and does not count goes back by the resolver.
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

/** Bets whose further stake was taken are that much higher. */
export const raiseBets = async (
  tx: Tx,
  roundIds: readonly string[],
  now: Date,
): Promise<RoundRow[]> =>
  tables<RgsTables>(tx)
    .updateTable('rgs.round')
    .set((eb) => ({
      further_stake_minor: eb('further_stake_minor', '+', eb.ref('stake_minor')),
      action_count: eb('action_count', '+', 1),
      room_changed_at: now,
      retry_at: sql<Date>`coalesce(timeout_at, ${now})`,
    }))
    .where('id', 'in', roundIds)
    .where('state', '=', 'in_steps')
    .returningAll()
    .execute()

/** Bets of a round at a table whose further stake is asked for. */
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
