import type { KnownOperator } from '../../../../platform/http/actor.ts'
import type { SessionTimes } from '../../sessions/domain/session-life.ts'
import { addressColumns } from './operator-events.ts'
import type { Device } from '../../common/repository/device.ts'
import type { IdentityDb } from '../../tables.ts'

export type NewOperatorSession = {
  readonly operator: Pick<KnownOperator, 'operatorId' | 'brandId' | 'sessionId'>
  readonly tokenHash: Buffer
  readonly hasSecondFactor: boolean
  readonly device: Device
  readonly at: Date
}

export const insertOperatorSession = async (
  db: IdentityDb,
  { operator, tokenHash, hasSecondFactor, device, at }: NewOperatorSession,
): Promise<void> => {
  await db
    .insertInto('identity.operator_session')
    .values({
      token_hash: tokenHash,
      id: operator.sessionId,
      operator_id: operator.operatorId,
      brand_id: operator.brandId,
      has_second_factor: hasSecondFactor,
      created_at: at,
      seen_at: at,
      proved_at: hasSecondFactor ? at : null,
      ...addressColumns(device),
    })
    .execute()
}

export type OperatorSession = SessionTimes & {
  readonly operator: Omit<KnownOperator, 'expiresAt' | 'endsAt' | 'provenUntil'>
  /** Where it was opened. */
  readonly address: string
  /** When the operator last entered a code of the authenticator. */
  readonly provedAt: Date | null
  readonly isDisabled: boolean
  readonly isDemo: boolean
}

export const findOperatorSession = async (
  db: IdentityDb,
  tokenHash: Buffer,
): Promise<OperatorSession | undefined> => {
  const row = await db
    .selectFrom('identity.operator_session as session')
    .innerJoin('identity.operator as operator', 'operator.id', 'session.operator_id')
    .select(['session.id', 'session.brand_id', 'session.created_at', 'session.seen_at'])
    .select(['session.address', 'session.proved_at'])
    .select(['session.has_second_factor', 'operator.id as operator_id', 'operator.username'])
    .select(['operator.is_demo', 'operator.disabled_at', 'operator.is_for_all_brands'])
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
        ...(row.is_for_all_brands && { isForAllBrands: true }),
        ...(!row.has_second_factor && { mustEnrol: true }),
      },
      isDisabled: row.disabled_at !== null,
      isDemo: row.is_demo,
      address: row.address,
      provedAt: row.proved_at,
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

/** The session has its second factor from now on, and another token; false if it is over. */
export const saveOperatorSecondFactor = async (
  db: IdentityDb,
  sessionId: string,
  { tokenHash, at }: { readonly tokenHash: Buffer; readonly at: Date },
): Promise<boolean> => {
  const result = await db
    .updateTable('identity.operator_session')
    .set({ token_hash: tokenHash, has_second_factor: true, proved_at: at })
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export const saveOperatorProof = async (
  db: IdentityDb,
  sessionId: string,
  at: Date,
): Promise<void> => {
  await db
    .updateTable('identity.operator_session')
    .set({ proved_at: at })
    .where('id', '=', sessionId)
    .execute()
}

/** An operator's sessions that were used since then, the one used last first; `max` at most. */
export const listOperatorSessions = (
  db: IdentityDb,
  { operatorId, since, max }: { operatorId: bigint; since: Date; max: number },
) =>
  db
    .selectFrom('identity.operator_session')
    .select(['id', 'created_at', 'seen_at', 'address', 'user_agent'])
    .where('operator_id', '=', operatorId)
    .where('seen_at', '>', since)
    .orderBy('seen_at', 'desc')
    .limit(max)
    .execute()

/** The same of several operators. */
export const listSessionsOfOperators = (
  db: IdentityDb,
  { operatorIds, since, max }: { operatorIds: readonly bigint[]; since: Date; max: number },
) =>
  db
    .selectFrom('identity.operator_session')
    .select(['id', 'operator_id', 'created_at', 'seen_at', 'address', 'user_agent'])
    .where('operator_id', 'in', [...operatorIds, 0n])
    .where('seen_at', '>', since)
    .orderBy('seen_at', 'desc')
    .limit(max)
    .execute()

/** False when the operator has no such session. */
export const deleteOwnOperatorSession = async (
  db: IdentityDb,
  operatorId: bigint,
  sessionId: string,
): Promise<boolean> => {
  const result = await db
    .deleteFrom('identity.operator_session')
    .where('operator_id', '=', operatorId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export const deleteOperatorSession = async (db: IdentityDb, sessionId: string): Promise<void> => {
  await db.deleteFrom('identity.operator_session').where('id', '=', sessionId).execute()
}

/** How many ended: every session of the operator, except one if it is named. */
export const deleteOperatorSessionsOf = async (
  db: IdentityDb,
  operatorId: bigint,
  exceptSessionId?: string,
): Promise<number> => {
  let query = db.deleteFrom('identity.operator_session').where('operator_id', '=', operatorId)
  if (exceptSessionId !== undefined) query = query.where('id', '<>', exceptSessionId)
  return Number((await query.executeTakeFirst()).numDeletedRows)
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
