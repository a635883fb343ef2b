import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Kysely } from 'kysely'
import type { HeldLimit } from '../domain/change-limit.ts'
import type { LimitAmount, LimitName } from '../domain/limit.ts'
import type { ChangeKind, LimitsTables } from './tables.ts'

export const findLimits = async (
  db: Kysely<LimitsTables>,
  personId: bigint,
): Promise<readonly HeldLimit[]> =>
  db
    .selectFrom('limits.limit')
    .select(['kind', 'period', 'value'])
    .where('person_id', '=', personId)
    .execute()

export const writeLimit = async (
  tx: Tx,
  personId: bigint,
  { kind, period, value, at }: LimitName & { readonly value: LimitAmount; readonly at: Date },
): Promise<void> => {
  const db = tables<LimitsTables>(tx)
  if (value === null) {
    await db
      .deleteFrom('limits.limit')
      .where('person_id', '=', personId)
      .where('kind', '=', kind)
      .where('period', '=', period)
      .execute()
    return
  }
  await db
    .insertInto('limits.limit')
    .values({ person_id: personId, kind, period, value, since: at })
    .onConflict((on) =>
      on.columns(['person_id', 'kind', 'period']).doUpdateSet({ value, since: at }),
    )
    .execute()
}

export type Raise = LimitName & {
  readonly value: LimitAmount
  readonly askedAt: Date
  readonly opensAt: Date
  readonly closesAt: Date
}

export const findRaises = async (
  db: Kysely<LimitsTables>,
  personId: bigint,
): Promise<readonly Raise[]> => {
  const rows = await db
    .selectFrom('limits.raise')
    .selectAll()
    .where('person_id', '=', personId)
    .execute()
  return rows.map(({ kind, period, value, asked_at, opens_at, closes_at }) => ({
    kind,
    period,
    value,
    askedAt: asked_at,
    opensAt: opens_at,
    closesAt: closes_at,
  }))
}

export const writeRaise = async (tx: Tx, personId: bigint, raise: Raise): Promise<void> => {
  const { kind, period, value, askedAt, opensAt, closesAt } = raise
  const times = { value, asked_at: askedAt, opens_at: opensAt, closes_at: closesAt }
  await tables<LimitsTables>(tx)
    .insertInto('limits.raise')
    .values({ person_id: personId, kind, period, ...times })
    .onConflict((on) => on.columns(['person_id', 'kind', 'period']).doUpdateSet(times))
    .execute()
}

export const deleteRaise = async (
  tx: Tx,
  personId: bigint,
  { kind, period }: LimitName,
): Promise<void> => {
  await tables<LimitsTables>(tx)
    .deleteFrom('limits.raise')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .execute()
}

/** Raises that nobody answered, the oldest first, with their persons. */
export const listClosedRaises = async (
  db: Kysely<LimitsTables>,
  at: Date,
  limit: number,
): Promise<readonly (LimitName & { readonly personId: bigint })[]> => {
  const rows = await db
    .selectFrom('limits.raise')
    .select(['person_id', 'kind', 'period'])
    .where('closes_at', '<=', at)
    .orderBy('closes_at')
    .limit(limit)
    .execute()
  return rows.map(({ person_id, kind, period }) => ({ personId: person_id, kind, period }))
}

export type Change = LimitName & {
  readonly what: ChangeKind
  readonly before: LimitAmount
  readonly after: LimitAmount
  readonly at: Date
  readonly memberId?: bigint | undefined
  readonly operator?: string | undefined
  readonly reason?: string | undefined
}

export const addChange = async (tx: Tx, personId: bigint, change: Change): Promise<void> => {
  const { kind, period, what, before, after, at, memberId, operator, reason } = change
  await tables<LimitsTables>(tx)
    .insertInto('limits.change')
    .values({
      person_id: personId,
      kind,
      period,
      what,
      before_value: before,
      after_value: after,
      at,
      member_id: memberId ?? null,
      operator: operator ?? null,
      reason: reason ?? null,
    })
    .execute()
}

export const listChanges = async (
  db: Kysely<LimitsTables>,
  personId: bigint,
  { before, limit }: { readonly before: bigint | undefined; readonly limit: number },
) =>
  db
    .selectFrom('limits.change')
    .selectAll()
    .where('person_id', '=', personId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** How often a person asked for a higher limit, or none, during a span. */
export const countRaisesAsked = async (
  tx: Tx,
  personId: bigint,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<number> => {
  const row = await tables<LimitsTables>(tx)
    .selectFrom('limits.change')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('person_id', '=', personId)
    .where('what', '=', 'raise_asked')
    .where('at', '>=', from)
    .where('at', '<', until)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
