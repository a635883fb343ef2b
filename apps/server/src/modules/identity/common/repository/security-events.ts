import { randomUUID } from 'node:crypto'
import type { SecurityEventKind } from '@trevo/contract/wps/security/sessions.ts'
import { sql } from 'kysely'
import { deviceColumns, type Device } from './device.ts'
import type { IdentityDb, LoginMethod } from '../../tables.ts'

export type NewSecurityEvent = {
  readonly memberId: bigint
  readonly brandId: number
  readonly kind: SecurityEventKind
  readonly device: Device
  readonly at: Date
  readonly method?: LoginMethod | string
  readonly sessionId?: string
  readonly detail?: Readonly<Record<string, unknown>>
}

export const eventRow = (event: NewSecurityEvent) => ({
  member_id: event.memberId,
  at: event.at,
  event_id: randomUUID(),
  brand_id: event.brandId,
  kind: event.kind,
  method: event.method ?? null,
  session_id: event.sessionId ?? null,
  detail: JSON.stringify(event.detail ?? {}),
  ...deviceColumns(event.device),
})

/** Appends an event; events cannot be changed or removed. */
export const insertSecurityEvent = async (
  db: IdentityDb,
  event: NewSecurityEvent,
): Promise<void> => {
  await db.insertInto('identity.security_event').values(eventRow(event)).execute()
}

export type SecurityEventQuery = {
  readonly memberId: bigint
  readonly onlyLogins: boolean
  /** The event after which the page begins. */
  readonly before: { readonly at: Date; readonly eventId: string } | undefined
  readonly limit: number
}

/** Newest first. */
export const listSecurityEvents = async (db: IdentityDb, asked: SecurityEventQuery) => {
  let query = db
    .selectFrom('identity.security_event')
    .select(['event_id', 'at', 'kind', 'method', 'address', 'user_agent', 'device_kind'])
    .where('member_id', '=', asked.memberId)
  if (asked.onlyLogins) query = query.where('kind', '=', 'login')
  if (asked.before) {
    const { at, eventId } = asked.before
    query = query.where(sql<boolean>`(at, event_id) < (${at}, ${eventId}::uuid)`)
  }
  return query.orderBy('at', 'desc').orderBy('event_id', 'desc').limit(asked.limit).execute()
}

/** The origins of these members' logins since then, by member. */
export const listDevicesOf = async (
  db: IdentityDb,
  memberIds: readonly bigint[],
  since: Date,
): Promise<
  ReadonlyMap<bigint, readonly { readonly userAgent: string; readonly address: string }[]>
> => {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('identity.security_event')
    .select(['member_id', 'address', 'user_agent as userAgent'])
    .distinct()
    .where('member_id', 'in', [...memberIds])
    .where('kind', '=', 'login')
    .where('at', '>=', since)
    .execute()
  return Map.groupBy(rows, ({ member_id: memberId }) => memberId)
}

/** The time of each member's last login; members who never logged in are left out. */
export const findLastLogins = async (
  db: IdentityDb,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Date>> => {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('identity.security_event')
    .select(({ fn }) => ['member_id', fn.max('at').as('at')])
    .where('member_id', 'in', [...memberIds])
    .where('kind', '=', 'login')
    .groupBy('member_id')
    .execute()
  return new Map(rows.map(({ member_id, at }) => [member_id, at]))
}

/**
 * When the member last logged in before this session did; sessions that another one opened by ticket are no logins of
 * a person.
 */
export const findLastLogin = async (
  db: IdentityDb,
  memberId: bigint,
  sessionId: string,
): Promise<Date | undefined> => {
  const logins = db
    .selectFrom('identity.security_event')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'login')
  const own = await logins
    .where('session_id', '=', sessionId)
    .select('at')
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  if (!own) return undefined
  const before = await logins
    .where('at', '<', own.at)
    .where('method', '!=', 'ticket')
    .select('at')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return before?.at
}
