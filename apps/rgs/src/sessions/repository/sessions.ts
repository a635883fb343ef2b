import { createHash } from 'node:crypto'
import type { Tx } from '@trevo/database/connect.ts'
import { tables } from '@trevo/database/connect.ts'
import { sql, type Insertable, type Kysely } from 'kysely'
import type { RgsTables, SessionRow, SessionTable } from '../../tables.ts'

export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export const insertSession = (tx: Tx, session: Insertable<SessionTable>): Promise<SessionRow> =>
  tables<RgsTables>(tx)
    .insertInto('rgs.session')
    .values(session)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The sessions behind the hashes of tokens, while they last. */
export const findSessions = async (
  db: Kysely<RgsTables>,
  hashes: readonly Buffer[],
  at: Date,
): Promise<(SessionRow | null)[]> => {
  const rows = await db
    .selectFrom('rgs.session')
    .selectAll()
    .where('token_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .where('expires_at', '>', at)
    .execute()
  const found = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]))
  return hashes.map((hash) => found.get(hash.toString('hex')) ?? null)
}

export type SessionTotals = { stakeMinor: bigint; payoutMinor: bigint; roundCount: number }

/** How far the clocks of two processes may be apart. */
const clocksApartMs = 60_000

/** Stakes and payouts of a session; cancelled rounds do not count. */
export const sumSession = async (
  db: Kysely<RgsTables>,
  session: Pick<SessionRow, 'id' | 'player_ref' | 'game_code' | 'started_at'>,
): Promise<SessionTotals> => {
  const row = await db
    .selectFrom('rgs.round')
    .select((eb) => [
      // The stake of a free round is not the player's.
      sql<string | null>`sum(case when campaign_id is null then stake_minor else 0 end
        + further_stake_minor)`.as('stake'),
      eb.fn.sum('payout_minor').as('payout'),
      eb.fn.countAll().as('count'),
    ])
    .where('player_ref', '=', session.player_ref)
    .where('game_code', '=', session.game_code)
    .where('started_at', '>=', new Date(session.started_at.getTime() - clocksApartMs))
    .where('session_id', '=', session.id)
    .where('state', 'in', ['in_steps', 'played', 'credited', 'closed'])
    .executeTakeFirstOrThrow()
  return {
    stakeMinor: BigInt(row.stake ?? 0),
    payoutMinor: BigInt(row.payout ?? 0),
    roundCount: Number(row.count),
  }
}
