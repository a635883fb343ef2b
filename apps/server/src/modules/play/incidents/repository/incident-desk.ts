import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { PlayTables } from '../../common/repository/tables.ts'

type Db = Kysely<PlayTables>

export type DeskIncident = {
  readonly id: bigint
  readonly vendor: string
  readonly what: string
  readonly about: string
  readonly detail: Readonly<Record<string, string>>
  readonly happened_at: Date
  readonly resolved_at: Date | null
  readonly owner: string | null
  readonly closed_by: string | null
  readonly notes: number
  /** Whose stake it is about; null where no stake of ours is named. */
  readonly member_id: bigint | null
  readonly round_id: string | null
}

export type IncidentPlace = { readonly at: Date; readonly id: bigint }

type Filter = {
  readonly isOpen: boolean
  readonly vendor: string | undefined
  /** Undefined for any; null for those without one. */
  readonly owner: string | null | undefined
  readonly before: IncidentPlace | undefined
  readonly limit: number
}

/** The stake or the round that an incident is about, as far as it is ours. */
const withBet = sql`play.incident i left join lateral (
    (select b.member_id, b.round_id from play.bet b
      where b.vendor = i.vendor and b.round_id = i.about limit 1)
    union all
    (select b.member_id, b.round_id from play.bet b
      where b.vendor = i.vendor and b.debit_txn = coalesce(i.detail ->> 'debit', i.about) limit 1)
    limit 1
  ) w on true`

const columns = sql`i.id, i.vendor, i.what, i.about, i.detail, i.happened_at, i.resolved_at, i.owner,
  i.closed_by, w.member_id, w.round_id,
  (select count(*) from play.incident_event e where e.incident_id = i.id and e.kind = 'noted')::integer
    as notes`

const ownerIs = (owner: string | null | undefined): RawBuilder<unknown> => {
  if (owner === undefined) return sql`true`
  return owner === null ? sql`i.owner is null` : sql`i.owner = ${owner}`
}

/** The newest first. */
export const listDeskIncidents = async (
  db: Db,
  { isOpen, vendor, owner, before, limit }: Filter,
): Promise<DeskIncident[]> => {
  const { rows } = await sql<DeskIncident>`
    select ${columns} from ${withBet}
    where ${isOpen ? sql`i.resolved_at is null` : sql`i.resolved_at is not null`}
      and ${vendor === undefined ? sql`true` : sql`i.vendor = ${vendor}`} and ${ownerIs(owner)}
      and ${before ? sql`(i.happened_at, i.id) < (${before.at}, ${before.id})` : sql`true`}
    order by i.happened_at desc, i.id desc limit ${limit}`.execute(db)
  return rows
}

export const findDeskIncident = async (db: Db, id: bigint): Promise<DeskIncident | undefined> => {
  const { rows } = await sql<DeskIncident>`
    select ${columns} from ${withBet} where i.id = ${id}`.execute(db)
  return rows[0]
}

/** Acts on an incident wait for each other. */
export const lockIncident = async (
  tx: Tx,
  id: bigint,
): Promise<{ readonly owner: string | null; readonly resolved_at: Date | null } | undefined> =>
  tables<PlayTables>(tx)
    .selectFrom('play.incident')
    .select(['owner', 'resolved_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type Change = {
  readonly owner?: string | null
  readonly resolved_at?: Date
  readonly closed_by?: string
}

export const changeIncident = async (tx: Tx, id: bigint, change: Change): Promise<void> => {
  await tables<PlayTables>(tx)
    .updateTable('play.incident')
    .set(change)
    .where('id', '=', id)
    .execute()
}

type Event = Omit<PlayTables['play.incident_event'], 'id'>

export const insertIncidentEvent = async (tx: Tx, event: Event): Promise<void> => {
  await tables<PlayTables>(tx).insertInto('play.incident_event').values(event).execute()
}

/** The history of an incident, the oldest first. */
export const listIncidentEvents = (db: Db, id: bigint) =>
  db
    .selectFrom('play.incident_event')
    .select(['kind', 'operator', 'note', 'at'])
    .where('incident_id', '=', id)
    .orderBy('id')
    .limit(500)
    .execute()
