import { randomUUID } from 'node:crypto'
import type { Operator } from '../../../platform/http/actor.ts'
import { plainAddress } from '../domain/address.ts'
import type { SessionTimes } from '../domain/session-life.ts'
import { usernameKey } from './credentials.ts'
import type { Device } from './sessions.ts'
import type { IdentityDb, OperatorEventTable } from './tables.ts'

export type OperatorCredential = {
  readonly operatorId: bigint
  readonly brandId: number
  readonly username: string
  readonly passwordHash: string
  readonly isDemo: boolean
}

const columns = ['id', 'brand_id', 'username', 'password_hash', 'is_demo'] as const

const ofOperators = (db: IdentityDb) =>
  db.selectFrom('identity.credential').select(columns).where('holder', '=', 'operator')

type Row = {
  id: bigint
  brand_id: number
  username: string
  password_hash: string
  is_demo: boolean
}
const credentialOf = (row: Row): OperatorCredential => ({
  operatorId: row.id,
  brandId: row.brand_id,
  username: row.username,
  passwordHash: row.password_hash,
  isDemo: row.is_demo,
})

/** Members are nobody here, whatever their name. */
export const findOperator = async (
  db: IdentityDb,
  brandId: number,
  username: string,
): Promise<OperatorCredential | undefined> => {
  const row = await ofOperators(db)
    .where('brand_id', '=', brandId)
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst()
  return row && credentialOf(row)
}

export const getOperator = async (
  db: IdentityDb,
  operatorId: bigint,
): Promise<OperatorCredential> =>
  credentialOf(await ofOperators(db).where('id', '=', operatorId).executeTakeFirstOrThrow())

const placeOf = ({ address, userAgent }: Device) => ({
  address: plainAddress(address),
  user_agent: userAgent.slice(0, 400),
})

type Event = {
  readonly operator: Pick<Operator, 'operatorId' | 'brandId' | 'sessionId'>
  readonly kind: OperatorEventTable['kind']
  readonly device: Device
  readonly at: Date
}

/** One more line of the operators' trail; there is no way to change or remove one. */
export const insertOperatorEvent = async (
  db: IdentityDb,
  { operator, kind, device, at }: Event,
): Promise<void> => {
  await db
    .insertInto('identity.operator_event')
    .values({
      event_id: randomUUID(),
      at,
      brand_id: operator.brandId,
      credential_id: operator.operatorId,
      kind,
      session_id: operator.sessionId,
      ...placeOf(device),
    })
    .execute()
}

export const insertOperatorSession = async (
  db: IdentityDb,
  session: Omit<Event, 'kind'> & { readonly tokenHash: Buffer },
): Promise<void> => {
  const { operator, device, at } = session
  await db
    .insertInto('identity.operator_session')
    .values({
      token_hash: session.tokenHash,
      id: operator.sessionId,
      credential_id: operator.operatorId,
      brand_id: operator.brandId,
      created_at: at,
      seen_at: at,
      ...placeOf(device),
    })
    .execute()
  await insertOperatorEvent(db, { operator, kind: 'login', device, at })
}

export type OperatorSession = SessionTimes & {
  readonly operator: Operator
  readonly isDemo: boolean
}

export const findOperatorSession = async (
  db: IdentityDb,
  tokenHash: Buffer,
): Promise<OperatorSession | undefined> => {
  const row = await db
    .selectFrom('identity.operator_session as session')
    .innerJoin('identity.credential as credential', 'credential.id', 'session.credential_id')
    .select(['session.id', 'session.brand_id', 'session.created_at', 'session.seen_at'])
    .select(['credential.id as operator_id', 'credential.username', 'credential.is_demo'])
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst()
  return (
    row && {
      operator: {
        kind: 'operator',
        operatorId: row.operator_id,
        username: row.username,
        sessionId: row.id,
        brandId: row.brand_id,
      },
      isDemo: row.is_demo,
      createdAt: row.created_at,
      seenAt: row.seen_at,
    }
  )
}

export const saveOperatorSeen = async (
  db: IdentityDb,
  sessionId: string,
  at: Date,
): Promise<void> => {
  await db
    .updateTable('identity.operator_session')
    .set({ seen_at: at })
    .where('id', '=', sessionId)
    .where('seen_at', '<', at)
    .execute()
}

export const deleteOperatorSession = async (db: IdentityDb, sessionId: string): Promise<void> => {
  await db.deleteFrom('identity.operator_session').where('id', '=', sessionId).execute()
}

export const deleteOperatorSessionsBefore = async (
  db: IdentityDb,
  seenBefore: Date,
  createdBefore: Date,
): Promise<void> => {
  await db
    .deleteFrom('identity.operator_session')
    .where((where) =>
      where.or([where('seen_at', '<=', seenBefore), where('created_at', '<=', createdBefore)]),
    )
    .execute()
}
