import type { Caller } from '../../../platform/http/actor.ts'
import type { SessionTimes } from '../domain/session-life.ts'
import { sql } from 'kysely'
import { deviceColumns, eventRow } from './security-events.ts'
import type { IdentityDb, LoginMethod, SessionDemand, SessionKind } from './tables.ts'

/** Where somebody is logging in from. */
export type Device = {
  readonly address: string
  readonly userAgent: string
  readonly kind: 'web' | 'mobile'
  readonly loginDeviceId?: string | undefined
}

export type NewSession = {
  readonly id: string
  readonly tokenHash: Buffer
  readonly memberId: bigint
  readonly brandId: number
  readonly kind: SessionKind
  readonly method: LoginMethod
  readonly demands?: readonly SessionDemand[]
  readonly device: Device
  readonly at: Date
}

/** Writes the session and its line in the security trail. */
export const insertSession = async (db: IdentityDb, session: NewSession): Promise<void> => {
  const { id, memberId, brandId, device, at, method } = session
  await db
    .with('opened', (cte) =>
      cte.insertInto('identity.session').values({
        token_hash: session.tokenHash,
        id,
        member_id: memberId,
        brand_id: brandId,
        kind: session.kind,
        demands: [...(session.demands ?? [])],
        created_at: at,
        seen_at: at,
        ...deviceColumns(device),
      }),
    )
    .insertInto('identity.security_event')
    .values(eventRow({ memberId, brandId, kind: 'login', method, device, at, sessionId: id }))
    .execute()
}

export type StoredSession = SessionTimes & { readonly caller: Caller }

/** A session is found by the hash of its token, or by its id where no token is at hand. */
export type SessionKey = { readonly tokenHash: Buffer } | { readonly id: string }

export const findSession = async (
  db: IdentityDb,
  key: SessionKey,
): Promise<StoredSession | undefined> => {
  const query = db
    .selectFrom('identity.session')
    .select(['id', 'member_id', 'brand_id', 'kind', 'demands', 'created_at', 'seen_at'])
  const row = await (
    'id' in key ? query.where('id', '=', key.id) : query.where('token_hash', '=', key.tokenHash)
  ).executeTakeFirst()
  return (
    row && {
      caller: {
        kind: row.kind,
        memberId: row.member_id,
        sessionId: row.id,
        brandId: row.brand_id,
        ...(row.demands[0] && { demand: row.demands[0] }),
      },
      createdAt: row.created_at,
      seenAt: row.seen_at,
    }
  )
}

export const saveSeen = async (db: IdentityDb, sessionId: string, at: Date): Promise<void> => {
  await db
    .updateTable('identity.session')
    .set({ seen_at: at })
    .where('id', '=', sessionId)
    .where('seen_at', '<', at)
    .execute()
}

/** The session goes on under another token, one demand less; false when it is over. */
export const saveToken = async (
  db: IdentityDb,
  sessionId: string,
  tokenHash: Buffer,
  settled: SessionDemand | undefined,
): Promise<boolean> => {
  const result = await db
    .updateTable('identity.session')
    .set((set) => ({
      token_hash: tokenHash,
      demands: sql`array_remove(${set.ref('demands')}, ${settled ?? null}::text)`,
    }))
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export const listSessionsOf = (db: IdentityDb, memberId: bigint) =>
  db
    .selectFrom('identity.session')
    .select(['id', 'address', 'user_agent', 'device_kind', 'created_at', 'seen_at'])
    .where('member_id', '=', memberId)
    .orderBy('seen_at', 'desc')
    .execute()

export type EndedSession = { readonly sessionId: string; readonly memberId: bigint }

const ended = (rows: readonly { id: string; member_id: bigint }[]): EndedSession[] =>
  rows.map((row) => ({ sessionId: row.id, memberId: row.member_id }))

export const deleteSession = async (db: IdentityDb, sessionId: string): Promise<EndedSession[]> =>
  ended(
    await db
      .deleteFrom('identity.session')
      .where('id', '=', sessionId)
      .returning(['id', 'member_id'])
      .execute(),
  )

/** Every session of a member, but one if it is named. */
export const deleteSessionsOf = async (
  db: IdentityDb,
  memberId: bigint,
  exceptSessionId?: string,
): Promise<EndedSession[]> => {
  let query = db.deleteFrom('identity.session').where('member_id', '=', memberId)
  if (exceptSessionId !== undefined) query = query.where('id', '<>', exceptSessionId)
  return ended(await query.returning(['id', 'member_id']).execute())
}

export const deleteSessionsBefore = async (
  db: IdentityDb,
  seenBefore: Date,
  createdBefore: Date,
): Promise<EndedSession[]> =>
  ended(
    await db
      .deleteFrom('identity.session')
      .where((where) =>
        where.or([where('seen_at', '<=', seenBefore), where('created_at', '<=', createdBefore)]),
      )
      .returning(['id', 'member_id'])
      .execute(),
  )
