import type { Caller } from '../../../../platform/http/actor.ts'
import { pinProofOf } from '../domain/pin-proof.ts'
import type { SessionTimes } from '../domain/session-life.ts'
import { sql, type Selectable } from 'kysely'
import { deviceColumns, type Device } from '../../common/repository/device.ts'
import { eventRow } from '../../common/repository/security-events.ts'
import type {
  IdentityDb,
  LoginMethod,
  RequiredAction,
  SessionKind,
  SessionTable,
} from '../../tables.ts'
import { deleteTicketsOf } from './tickets.ts'

export type NewSession = {
  readonly id: string
  readonly tokenHash: Buffer
  readonly memberId: bigint
  readonly brandId: number
  readonly kind: SessionKind
  readonly method: LoginMethod
  readonly requiredActions?: readonly RequiredAction[]
  readonly device: Device
  readonly at: Date
  /** The session whose ticket opens this one. */
  readonly parent?: ParentSession | undefined
}

/** What a session opened by a ticket inherits from the one that requested the ticket. */
export type ParentSession = SessionTimes & {
  readonly id: string
  readonly requiredActions: readonly RequiredAction[]
}

/** Locked until the transaction is over; undefined if it has ended. */
export const lockParent = async (
  db: IdentityDb,
  sessionId: string,
): Promise<ParentSession | undefined> => {
  const row = await db
    .selectFrom('identity.session')
    .select(['id', 'required_actions', 'created_at', 'seen_at'])
    .where('id', '=', sessionId)
    .forKeyShare()
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      requiredActions: row.required_actions,
      createdAt: row.created_at,
      seenAt: row.seen_at,
    }
  )
}

/** Writes the session and, except in free play, where everybody is the same user, its entry in the security log. */
export const insertSession = async (db: IdentityDb, session: NewSession): Promise<void> => {
  const { id, memberId, brandId, kind, device, at, method, parent } = session
  const row = {
    token_hash: session.tokenHash,
    id,
    member_id: memberId,
    brand_id: brandId,
    kind,
    required_actions: [
      ...new Set([...(parent?.requiredActions ?? []), ...(session.requiredActions ?? [])]),
    ],
    parent_id: parent?.id ?? null,
    created_at: parent?.createdAt ?? at,
    seen_at: at,
    ...deviceColumns(device),
  }
  if (method === 'free_play') {
    await db.insertInto('identity.session').values(row).execute()
    return
  }
  await db
    .with('opened', (cte) => cte.insertInto('identity.session').values(row))
    .insertInto('identity.security_event')
    .values(eventRow({ memberId, brandId, kind: 'login', method, device, at, sessionId: id }))
    .execute()
}

export type StoredSession = SessionTimes & { readonly caller: Caller }

const sessionColumns = [
  'session.token_hash',
  'session.id',
  'session.member_id',
  'session.brand_id',
  'session.kind',
  'session.required_actions',
  'session.created_at',
  'session.seen_at',
  'credential.pin_hash',
] as const

/** Sessions with the PIN of shared-phone mode; trial users have no credential. */
const withPin = (db: IdentityDb) =>
  db
    .selectFrom('identity.session as session')
    .leftJoin('identity.credential as credential', 'credential.member_id', 'session.member_id')
    .select(sessionColumns)

type SessionRow = Pick<
  Selectable<SessionTable>,
  | 'token_hash'
  | 'id'
  | 'member_id'
  | 'brand_id'
  | 'kind'
  | 'required_actions'
  | 'created_at'
  | 'seen_at'
> & { readonly pin_hash: string | null }

const storedSession = (row: SessionRow): StoredSession => ({
  caller: {
    kind: row.kind,
    memberId: row.member_id,
    sessionId: row.id,
    brandId: row.brand_id,
    ...(row.required_actions[0] && { requiredAction: row.required_actions[0] }),
    ...(row.pin_hash !== null && { pinProof: pinProofOf(row.pin_hash, row.id) }),
  },
  createdAt: row.created_at,
  seenAt: row.seen_at,
})

export const findSession = async (
  db: IdentityDb,
  id: string,
): Promise<StoredSession | undefined> => {
  const row = await withPin(db).where('session.id', '=', id).executeTakeFirst()
  return row && storedSession(row)
}

/** The session behind each hash of a token, in base64. */
export const findSessionsByToken = async (
  db: IdentityDb,
  tokenHashes: readonly Buffer[],
): Promise<ReadonlyMap<string, StoredSession>> => {
  const rows = await withPin(db)
    .where(sql<boolean>`session.token_hash = any(${tokenHashes}::bytea[])`)
    .execute()
  return new Map(rows.map((row) => [row.token_hash.toString('base64'), storedSession(row)]))
}

/** Stores the use of sessions. One that is locked is left to its next use, so that nothing waits. */
export const saveSeen = async (
  db: IdentityDb,
  sessionIds: readonly string[],
  at: Date,
): Promise<void> => {
  await db
    .updateTable('identity.session')
    .set({ seen_at: at })
    .where('id', 'in', (free) =>
      free
        .selectFrom('identity.session')
        .select('id')
        .where(sql<boolean>`id = any(${sessionIds}::uuid[])`)
        .where('seen_at', '<', at)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute()
}

/** The session continues under another token, with one required action less; false if it is over. */
export const saveToken = async (
  db: IdentityDb,
  sessionId: string,
  tokenHash: Buffer,
  settled: RequiredAction | undefined,
): Promise<boolean> => {
  const result = await db
    .updateTable('identity.session')
    .set((set) => ({
      token_hash: tokenHash,
      required_actions: sql`array_remove(${set.ref('required_actions')}, ${settled ?? null}::text)`,
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

export const listSessionIdsOf = async (db: IdentityDb, memberId: bigint): Promise<string[]> => {
  const rows = await db
    .selectFrom('identity.session')
    .select('id')
    .where('member_id', '=', memberId)
    .execute()
  return rows.map(({ id }) => id)
}

/** How many sessions a member has; counting stops at `max`. */
export const countSessionsOf = async (
  db: IdentityDb,
  memberId: bigint,
  max: number,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from identity.session where member_id = ${memberId} limit ${max}) as living`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export type EndedSession = { readonly sessionId: string; readonly memberId: bigint }

const ended = (rows: readonly { id: string; member_id: bigint }[]): EndedSession[] =>
  rows.map((row) => ({ sessionId: row.id, memberId: row.member_id }))

/** The session and every one opened by tickets under it. */
export const deleteSession = async (db: IdentityDb, sessionId: string): Promise<EndedSession[]> => {
  const { rows } = await sql<{ id: string; member_id: bigint }>`
    with recursive family as (
      select id from identity.session where id = ${sessionId}
      union
      select child.id from identity.session child join family on child.parent_id = family.id
    )
    delete from identity.session session using family where session.id = family.id
    returning session.id, session.member_id`.execute(db)
  return ended(rows)
}

/** Every session and ticket of a member, except one session if it is named. */
export const deleteSessionsOf = async (
  db: IdentityDb,
  memberId: bigint,
  exceptSessionId?: string,
): Promise<EndedSession[]> => {
  await deleteTicketsOf(db, memberId)
  let query = db.deleteFrom('identity.session').where('member_id', '=', memberId)
  if (exceptSessionId !== undefined) {
    query = query.where('id', '<>', exceptSessionId)
    // It stays although the session that it came from ends.
    await db
      .updateTable('identity.session')
      .set({ parent_id: null })
      .where('id', '=', exceptSessionId)
      .where('parent_id', 'is not', null)
      .execute()
  }
  return ended(await query.returning(['id', 'member_id']).execute())
}

/** A session stays as long as one that its ticket opened, which would end with it. */
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
      .where(
        sql<boolean>`not exists (select from identity.session child where child.parent_id = session.id)`,
      )
      .returning(['id', 'member_id'])
      .execute(),
  )
