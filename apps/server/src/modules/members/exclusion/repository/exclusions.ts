import type { ExclusionKind, ExclusionTerm } from '@trevo/contract/wps/security/exclusion.ts'
import { hasCome } from '@trevo/database/has-come.ts'
import { sql, type Selectable } from 'kysely'
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

export type NewExclusion = {
  readonly memberId: bigint
  readonly kind: ExclusionKind
  readonly term: ExclusionTerm
  readonly beganAt: Date
  readonly endsAt: Date | null
  /** Names the rows of a person that are set together. */
  readonly standingId: string | null
}

export const insertExclusion = (db: MemberDb, row: NewExclusion): Promise<ExclusionRow> =>
  db
    .insertInto('members.exclusion')
    .values({
      member_id: row.memberId,
      kind: row.kind,
      standing_id: row.standingId,
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
  change: Partial<Pick<ExclusionRow, 'ended_at' | 'next_clearing_at' | 'close_next_at'>>,
): Promise<void> => {
  await db
    .updateTable('members.exclusion')
    .set(change)
    .where('exclusion_id', '=', exclusionId)
    .execute()
}

/** Writes to the member since when an exclusion or the central register bars them; null if neither does. */
export const markExcluded = async (db: MemberDb, memberId: bigint): Promise<void> => {
  await sql`update members.member set excluded_at = coalesce(
      (select began_at from members.exclusion where member_id = ${memberId} and ended_at is null),
      impeded_at)
    where member_id = ${memberId}`.execute(db)
}

/** Writes since when the central register bars the member; null if it does not. */
export const markImpeded = async (
  db: MemberDb,
  memberId: bigint,
  at: Date | null,
): Promise<void> => {
  await db
    .updateTable('members.member')
    .set({ impeded_at: at })
    .where('member_id', '=', memberId)
    .execute()
  await markExcluded(db, memberId)
}

/** Writes since when an answer of the central register is awaited; null if none is. */
export const markUnchecked = async (
  db: MemberDb,
  memberId: bigint,
  at: Date | null,
): Promise<void> => {
  await db
    .updateTable('members.member')
    .set({ unchecked_at: at })
    .where('member_id', '=', memberId)
    .execute()
}

/** Expired exclusions whose end is due, earliest first. */
export const listOver = (
  db: MemberDb,
  { now, latest, limit }: { readonly now: Date; readonly latest: Date; readonly limit: number },
): Promise<ExclusionRow[]> =>
  db
    .selectFrom('members.exclusion')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .where((is) => is.or([is('close_next_at', 'is', null), hasCome('close_next_at', now, latest)]))
    .orderBy('ends_at')
    .limit(limit)
    .execute()

/** The running rows that were set together with this one, itself among them, by account. */
export const listSetTogether = (db: MemberDb, row: ExclusionRow): Promise<ExclusionRow[]> =>
  db
    .selectFrom('members.exclusion')
    .selectAll()
    .where('ended_at', 'is', null)
    .where((is) =>
      row.standing_id === null
        ? is('exclusion_id', '=', row.exclusion_id)
        : is('standing_id', '=', row.standing_id),
    )
    .orderBy('member_id')
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

/** The exclusions of a brand's members by state and kind, the latest first. */
export const listExclusionsOfBrand = (
  db: MemberDb,
  {
    brandId,
    kind,
    isRunning,
    before,
    limit,
  }: {
    readonly brandId: number
    readonly kind: ExclusionKind | undefined
    readonly isRunning: boolean
    readonly before: bigint | undefined
    readonly limit: number
  },
): Promise<ExclusionRow[]> => {
  let query = db
    .selectFrom('members.exclusion')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where(sql<boolean>`(ended_at is null) = ${isRunning}`)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (before !== undefined) query = query.where('exclusion_id', '<', before)
  return query.orderBy('exclusion_id', 'desc').limit(limit).execute()
}

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

/** An earlier beginning is kept. */
export const markWithheld = async (
  db: MemberDb,
  memberId: bigint,
  at: Date | null,
): Promise<void> => {
  await sql`update members.member
    set offers_withheld_at = case when ${at}::timestamptz is null then null
      else coalesce(offers_withheld_at, ${at}) end
    where member_id = ${memberId}`.execute(db)
}
