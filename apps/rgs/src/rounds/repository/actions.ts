import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Insertable, Kysely, Updateable } from 'kysely'
import type { ActionState, RgsTables, RoundActionRow, RoundActionTable } from '../../tables.ts'

/** Every attempt at an action of a round, first to last. */
export const listAttempts = (db: Kysely<RgsTables>, roundId: string): Promise<RoundActionRow[]> =>
  db
    .selectFrom('rgs.round_action')
    .selectAll()
    .where('round_id', '=', roundId)
    .orderBy('attempt')
    .execute()

/** The actions taken in a round, in order. */
export const listTakenActions = (
  db: Kysely<RgsTables>,
  roundId: string,
): Promise<RoundActionRow[]> =>
  db
    .selectFrom('rgs.round_action')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('state', '=', 'taken')
    .orderBy('number')
    .execute()

/** The action whose stake is being requested or returned; a round has at most one. */
export const findWaitingAction = (
  db: Kysely<RgsTables>,
  roundId: string,
): Promise<RoundActionRow | undefined> =>
  db
    .selectFrom('rgs.round_action')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('state', 'in', ['asked', 'cancelling'])
    .executeTakeFirst()

export const insertAction = (
  tx: Tx,
  action: Insertable<RoundActionTable>,
): Promise<RoundActionRow> =>
  tables<RgsTables>(tx)
    .insertInto('rgs.round_action')
    .values(action)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Moves an action to another state if its state is unchanged. @returns the updated row, or undefined. */
export const moveAction = (
  tx: Tx,
  seen: Pick<RoundActionRow, 'round_id' | 'attempt' | 'state'>,
  to: ActionState,
  change: Updateable<RoundActionTable> = {},
): Promise<RoundActionRow | undefined> =>
  tables<RgsTables>(tx)
    .updateTable('rgs.round_action')
    .set({ ...change, state: to })
    .where('round_id', '=', seen.round_id)
    .where('attempt', '=', seen.attempt)
    .where('state', '=', seen.state)
    .returningAll()
    .executeTakeFirst()
