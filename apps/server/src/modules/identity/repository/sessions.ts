import type { Caller } from '../../../platform/http/actor.ts'
import { plainAddress } from '../domain/address.ts'
import type { SessionTimes } from '../domain/session-life.ts'
import type { IdentityDb, LoginMethod, SessionKind } from './tables.ts'

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
  readonly device: Device
  readonly at: Date
}

/** Writes the session and its line in the login history. */
export const insertSession = async (db: IdentityDb, session: NewSession): Promise<void> => {
  const { id, memberId, brandId, device, at } = session
  const deviceColumns = {
    address: plainAddress(device.address),
    user_agent: device.userAgent.slice(0, 400),
    device_kind: device.kind,
    login_device_id: device.loginDeviceId ?? null,
  }
  await db
    .with('opened', (cte) =>
      cte.insertInto('identity.session').values({
        token_hash: session.tokenHash,
        id,
        member_id: memberId,
        brand_id: brandId,
        kind: session.kind,
        created_at: at,
        seen_at: at,
        ...deviceColumns,
      }),
    )
    .insertInto('identity.login_event')
    .values({
      member_id: memberId,
      at,
      session_id: id,
      brand_id: brandId,
      method: session.method,
      ...deviceColumns,
    })
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
    .select(['id', 'member_id', 'brand_id', 'kind', 'created_at', 'seen_at'])
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
