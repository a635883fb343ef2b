import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { EntryRow, PromotionsTables } from '../../tables.ts'

type Db = Database<PromotionsTables>['db']
type EntryTable = PromotionsTables['promotions.entry']

const listedMax = 200

/** A member's entries, newest first. */
export const listEntriesOf = (db: Db, memberId: bigint): Promise<EntryRow[]> =>
  db
    .selectFrom('promotions.entry')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(listedMax)
    .execute()

/** A member's entries in one span of a promotion, in order. */
export const listEntriesIn = (
  db: Db,
  span: { readonly promotionId: number; readonly memberId: bigint; readonly period: string },
): Promise<EntryRow[]> =>
  db
    .selectFrom('promotions.entry')
    .selectAll()
    .where('promotion_id', '=', span.promotionId)
    .where('member_id', '=', span.memberId)
    .where('period', '=', span.period)
    .orderBy('number')
    .execute()

/** @returns the new row; undefined if another one of the same span and number exists. */
export const insertEntry = (tx: Tx, entry: Insertable<EntryTable>): Promise<EntryRow> =>
  tables<PromotionsTables>(tx)
    .insertInto('promotions.entry')
    .values(entry)
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateEntry = async (
  tx: Tx,
  id: bigint,
  change: Updateable<EntryTable>,
): Promise<EntryRow> =>
  tables<PromotionsTables>(tx)
    .updateTable('promotions.entry')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const lockEntry = (tx: Tx, id: bigint): Promise<EntryRow | undefined> =>
  tables<PromotionsTables>(tx)
    .selectFrom('promotions.entry')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The entry for which a deposit was made. */
export const findEntryOfDeposit = (tx: Tx, depositId: string): Promise<EntryRow | undefined> =>
  tables<PromotionsTables>(tx)
    .selectFrom('promotions.entry')
    .selectAll()
    .where('deposit_id', '=', depositId)
    .executeTakeFirst()

/** A member's entries waiting for an operator, requested since an instant. */
export const listApplyingOf = (tx: Tx, memberId: bigint, since: Date): Promise<EntryRow[]> =>
  tables<PromotionsTables>(tx)
    .selectFrom('promotions.entry')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', '=', 'applying')
    .where('asked_at', '>=', since)
    .orderBy('id')
    .execute()

export const findEntry = (db: Db, id: bigint): Promise<EntryRow | undefined> =>
  db.selectFrom('promotions.entry').selectAll().where('id', '=', id).executeTakeFirst()

export const addEvent = async (
  tx: Tx,
  entryId: bigint,
  event: {
    readonly kind: string
    readonly at: Date
    readonly operator?: string
    readonly reason?: string
  },
): Promise<void> => {
  await tables<PromotionsTables>(tx)
    .insertInto('promotions.entry_event')
    .values({
      entry_id: entryId,
      kind: event.kind,
      at: event.at,
      operator: event.operator ?? null,
      reason: event.reason ?? null,
    })
    .execute()
}

export const listEvents = (db: Db, entryIds: readonly bigint[]) =>
  entryIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('promotions.entry_event')
        .selectAll()
        .where('entry_id', 'in', [...entryIds])
        .orderBy('id')
        .execute()

type ListedEntries = {
  readonly brandId: number
  readonly promotionId: number | undefined
  readonly status: EntryRow['status'] | undefined
  readonly memberId: bigint | undefined
  readonly isOldestFirst: boolean
  /** The last entry of the page before. */
  readonly after: bigint | undefined
  readonly limit: number
}

/** Entries of a brand, by promotion, status and member where they are named. */
export const listEntries = (
  db: Db,
  { brandId, promotionId, status, memberId, isOldestFirst, after, limit }: ListedEntries,
): Promise<EntryRow[]> => {
  let query = db.selectFrom('promotions.entry').selectAll().where('brand_id', '=', brandId)
  if (promotionId !== undefined) query = query.where('promotion_id', '=', promotionId)
  if (status !== undefined) query = query.where('status', '=', status)
  if (memberId !== undefined) query = query.where('member_id', '=', memberId)
  if (after !== undefined) query = query.where('id', isOldestFirst ? '>' : '<', after)
  return query
    .orderBy('id', isOldestFirst ? 'asc' : 'desc')
    .limit(limit)
    .execute()
}

export const countApplying = async (
  db: Db,
  brandId: number,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('promotions.entry')
    .select(['promotion_id', (select) => select.fn.countAll<bigint>().as('waiting')])
    .where('brand_id', '=', brandId)
    .where('status', '=', 'applying')
    .groupBy('promotion_id')
    .execute()
  return new Map(rows.map((row) => [row.promotion_id, Number(row.waiting)]))
}

/** Whether a deposit waits for its bonus at all; much cheaper than listing those without other conditions. */
export const hasDeposited = async (db: Db): Promise<boolean> => {
  const waiting = await db
    .selectFrom('promotions.entry')
    .select('id')
    .where('status', '=', 'process')
    .where('deposit_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}

/** Deposits made for a promotion without other conditions, whose bonus was not given yet. */
export const listDeposited = (db: Db, limit: number): Promise<EntryRow[]> =>
  db
    .selectFrom('promotions.entry as e')
    .innerJoin('promotions.promotion as p', 'p.id', 'e.promotion_id')
    .selectAll('e')
    .where('e.status', '=', 'process')
    .where('e.deposit_id', 'is not', null)
    .leftJoin('promotions.version as v', (join) =>
      join.onRef('v.promotion_id', '=', 'e.promotion_id').onRef('v.version', '=', 'e.version'),
    )
    .where(
      sql<boolean>`jsonb_array_length(coalesce(v.content -> 'terms', p.terms) -> 'conditions' -> 'of') = 0`,
    )
    .orderBy('e.id')
    .limit(limit)
    .execute()

/** Other participants of this promotion who may be the same person. */
export type Likeness = {
  readonly document: number
  readonly payee: number
  readonly device: number
  readonly address: number
  /** Entries of others from the same block of addresses in the last hour, in any promotion. */
  readonly lastHour: number
}

export type PersonKeys = {
  readonly documentKey: string | null
  readonly payeeKeys: readonly string[]
  readonly deviceKey: string | null
  readonly addressBlock: string | null
}

export const countAlike = async (
  tx: Tx,
  person: PersonKeys & { readonly memberId: bigint; readonly promotionId: number },
  now: Date,
): Promise<Likeness> => {
  const { memberId, promotionId, documentKey, payeeKeys, deviceKey, addressBlock } = person
  const hourAgo = new Date(now.getTime() - 3_600_000)
  const { rows } = await sql<Record<keyof Likeness, string>>`
    select count(distinct member_id) filter (where own and document_key = ${documentKey}) as document,
      count(distinct member_id) filter (where own and payee_keys && ${[...payeeKeys]}::text[]) as payee,
      count(distinct member_id) filter (where own and device_key = ${deviceKey}) as device,
      count(distinct member_id) filter (where own and address_block = ${addressBlock}) as address,
      count(*) filter (where address_block = ${addressBlock} and asked_at >= ${hourAgo})
        as "lastHour"
    from (
      select *, promotion_id = ${promotionId} as own from promotions.entry
      where member_id <> ${memberId} and status in ('applying', 'issued', 'claimed')
        and (promotion_id = ${promotionId} or asked_at >= ${hourAgo})
    ) e`.execute(tx)
  const [row] = rows
  return {
    document: Number(row?.document ?? 0),
    payee: Number(row?.payee ?? 0),
    device: Number(row?.device ?? 0),
    address: Number(row?.address ?? 0),
    lastHour: Number(row?.lastHour ?? 0),
  }
}

const linkedMax = 50

/** Accounts with the document, a payee or the device of a person, in any promotion. */
export const listLinked = async (
  tx: Tx,
  person: PersonKeys & { readonly memberId: bigint },
): Promise<bigint[]> => {
  const { memberId, documentKey, payeeKeys, deviceKey } = person
  const { rows } = await sql<{ member_id: bigint }>`
    select distinct member_id from promotions.entry
    where member_id <> ${memberId} and (document_key = ${documentKey} or device_key = ${deviceKey}
      or payee_keys && ${[...payeeKeys]}::text[])
    limit ${linkedMax}`.execute(tx)
  return rows.map(({ member_id: id }) => id)
}
