import { createHash } from 'node:crypto'
import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { Insertable } from 'kysely'
import type { GameSessionRow, LaunchRow, PlayTables } from './tables.ts'

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export const insertLaunch = async (
  { db }: Database<PlayTables>,
  launch: Insertable<PlayTables['play.launch']>,
): Promise<void> => {
  await db.insertInto('play.launch').values(launch).execute()
}

/** Uses up the member's unopened launches at a vendor. */
export const dropLaunches = async (
  { db }: Pick<Database<PlayTables>, 'db'>,
  { memberId, vendor }: { readonly memberId: bigint; readonly vendor: string },
  at: Date,
): Promise<void> => {
  await db
    .updateTable('play.launch')
    .set({ used_at: at })
    .where('member_id', '=', memberId)
    .where('vendor', '=', vendor)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .execute()
}

/** Uses up a launch; only one of two concurrent callers gets it. */
export const takeLaunch = (
  tx: Tx,
  { vendor, token, at }: { vendor: string; token: string; at: Date },
): Promise<LaunchRow | undefined> =>
  tables<PlayTables>(tx)
    .updateTable('play.launch')
    .set({ used_at: at })
    .where('token_hash', '=', hashOf(token))
    .where('vendor', '=', vendor)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst()

/** The vendor's player id for a member, created at the first launch. */
export const getPlayerRef = async (
  tx: Tx,
  player: { vendor: string; memberId: bigint; newRef: string },
): Promise<string> => {
  const db = tables<PlayTables>(tx)
  await db
    .insertInto('play.player')
    .values({ ref: player.newRef, vendor: player.vendor, member_id: player.memberId })
    .onConflict((conflict) => conflict.columns(['vendor', 'member_id']).doNothing())
    .execute()
  const { ref } = await db
    .selectFrom('play.player')
    .select('ref')
    .where('vendor', '=', player.vendor)
    .where('member_id', '=', player.memberId)
    .executeTakeFirstOrThrow()
  return ref
}

export const findPlayer = async (
  { db }: Database<PlayTables>,
  vendor: string,
  ref: string,
): Promise<bigint | undefined> => {
  const row = await db
    .selectFrom('play.player')
    .select('member_id')
    .where('ref', '=', ref)
    .where('vendor', '=', vendor)
    .executeTakeFirst()
  return row?.member_id
}

export const insertGameSession = (
  tx: Tx,
  session: Insertable<PlayTables['play.game_session']>,
): Promise<GameSessionRow> =>
  tables<PlayTables>(tx)
    .insertInto('play.game_session')
    .values(session)
    .returningAll()
    .executeTakeFirstOrThrow()

export const findGameSession = (
  { db }: Database<PlayTables>,
  token: string,
): Promise<GameSessionRow | undefined> =>
  db
    .selectFrom('play.game_session')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()

/** Ends sessions by their owner. @returns how many there were. */
export const endGameSessions = async (
  { db }: Pick<Database<PlayTables>, 'db'>,
  whose:
    | { readonly siteSessionId: string }
    | { readonly memberId: bigint; readonly vendor: string },
  at: Date,
): Promise<number> => {
  const query = db
    .updateTable('play.game_session')
    .set({ ended_at: at })
    .where('ended_at', 'is', null)
  const narrowed =
    'siteSessionId' in whose
      ? query.where('site_session_id', '=', whose.siteSessionId)
      : query.where('member_id', '=', whose.memberId).where('vendor', '=', whose.vendor)
  const result = await narrowed.executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Sessions that ended at or after this instant. */
export const listEndedSince = ({ db }: Database<PlayTables>, since: Date) =>
  db
    .selectFrom('play.game_session')
    .select(['id', 'ended_at'])
    .where('ended_at', '>=', since)
    .execute()
