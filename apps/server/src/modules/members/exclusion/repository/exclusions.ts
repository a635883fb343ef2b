import type { ExclusionTerm } from '@trevo/contract/wps/security/exclusion.ts'
import { hasCome } from '@trevo/database/has-come.ts'
import type { Selectable } from 'kysely'
import type { ExclusionEventTable, ExclusionTable, MemberDb } from '../../tables.ts'

export type ExclusionRow = Selectable<ExclusionTable>
export type ExclusionEventRow = Selectable<ExclusionEventTable>

/** The member's open exclusion; there is at most one. */
export const findRunning = (db: MemberDb, memberId: bigint): Promise<ExclusionRow | undefined> =>
  db
    .selectFrom('members.exclusion')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

export const insertExclusion = (
  db: MemberDb,
  row: {
    readonly memberId: bigint
    readonly term: ExclusionTerm
    readonly beganAt: Date
    readonly endsAt: Date | null
  },
): Promise<ExclusionRow> =>
  db
    .insertInto('members.exclusion')
    .values({
      member_id: row.memberId,
      term: row.term,
      began_at: row.beganAt,
      ends_at: row.endsAt,
      next_clearing_at: row.beganAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateExclusion = async (
  db: MemberDb,
  exclusionId: bigint,
  change: Partial<Pick<ExclusionRow, 'ended_at' | 'next_clearing_at'>>,
): Promise<void> => {
  await db
    .updateTable('members.exclusion')
    .set(change)
    .where('exclusion_id', '=', exclusionId)
    .execute()
}

/** Writes to the member whether an exclusion is in force; null if none is. */
export const markExcluded = async (
  db: MemberDb,
  memberId: bigint,
  at: Date | null,
): Promise<void> => {
  await db
    .updateTable('members.member')
    .set({ excluded_at: at })
    .where('member_id', '=', memberId)
    .execute()
}

/** Expired exclusions, earliest first. */
export const listOver = (db: MemberDb, now: Date, limit: number): Promise<ExclusionRow[]> =>
  db
    .selectFrom('members.exclusion')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(limit)
    .execute()

/** Exclusions of members who still have automatic plays, earliest due first. */
export const listToClear = (
  db: MemberDb,
  { now, latest, limit }: { readonly now: Date; readonly latest: Date; readonly limit: number },
): Promise<ExclusionRow[]> =>
  db
    .selectFrom('members.exclusion')
    .selectAll()
    .where(hasCome('next_clearing_at', now, latest))
    .orderBy('next_clearing_at')
    .limit(limit)
    .execute()

/** Latest first. */
export const listExclusions = (
  db: MemberDb,
  memberId: bigint,
  limit: number,
): Promise<ExclusionRow[]> =>
  db
    .selectFrom('members.exclusion')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('exclusion_id', 'desc')
    .limit(limit)
    .execute()

export type ExclusionNote = {
  readonly kind: ExclusionEventRow['kind']
  readonly at: Date
  /** The operator and reason, if an operator did it. */
  readonly by?: { readonly operator: string; readonly reason: string } | undefined
}

/** Appends an event to the log. */
export const addExclusionEvent = async (
  db: MemberDb,
  exclusionId: bigint,
  { kind, at, by }: ExclusionNote,
): Promise<void> => {
  await db
    .insertInto('members.exclusion_event')
    .values({
      exclusion_id: exclusionId,
      kind,
      at,
      operator: by?.operator ?? null,
      reason: by?.reason ?? null,
    })
    .execute()
}

/** The events of some exclusions, in order. */
export const listExclusionEvents = async (
  db: MemberDb,
  exclusionIds: readonly bigint[],
): Promise<ExclusionEventRow[]> =>
  exclusionIds.length === 0
    ? []
    : db
        .selectFrom('members.exclusion_event')
        .selectAll()
        .where('exclusion_id', 'in', [...exclusionIds])
        .orderBy('event_id')
        .execute()
