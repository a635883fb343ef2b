import { sql } from 'kysely'
import type { Place } from '@trevo/platform/keyset.ts'
import type { AgentsDb, LinkRow } from '../../tables.ts'

/** Undefined if the brand already has the code or the id. */
export const insertLink = (db: AgentsDb, row: LinkRow): Promise<LinkRow | undefined> =>
  db
    .insertInto('agents.register_link')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const findLink = (db: AgentsDb, linkId: string): Promise<LinkRow | undefined> =>
  db.selectFrom('agents.register_link').selectAll().where('link_id', '=', linkId).executeTakeFirst()

/** The open link of a code. */
export const findOpenLink = (
  db: AgentsDb,
  brandId: number,
  code: string,
  now: Date,
): Promise<LinkRow | undefined> =>
  db
    .selectFrom('agents.register_link')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('code', '=', code)
    .where('closed_at', 'is', null)
    .where((of) => of.or([of('ends_at', 'is', null), of('ends_at', '>', now)]))
    .executeTakeFirst()

export const countOpenLinks = async (db: AgentsDb, agentId: bigint, now: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('agents.register_link')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('agent_id', '=', agentId)
    .where('closed_at', 'is', null)
    .where((of) => of.or([of('ends_at', 'is', null), of('ends_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const listLinks = (
  db: AgentsDb,
  agentId: bigint,
  before: Place | undefined,
  limit: number,
): Promise<LinkRow[]> =>
  db
    .selectFrom('agents.register_link')
    .selectAll()
    .where('agent_id', '=', agentId)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, link_id) < (${before?.at ?? null}, ${before?.id ?? null}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('link_id', 'desc')
    .limit(limit)
    .execute()

export const closeLink = (db: AgentsDb, linkId: string, at: Date): Promise<LinkRow> =>
  db
    .updateTable('agents.register_link')
    .set((of) => ({ closed_at: of.fn.coalesce('closed_at', of.val(at)) }))
    .where('link_id', '=', linkId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** How many members registered with each link. */
export const countRegistered = async (
  db: AgentsDb,
  linkIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (linkIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('agents.node')
    .select(({ fn }) => ['link_id', fn.countAll<bigint>().as('count')])
    .where('link_id', 'in', [...linkIds])
    .groupBy('link_id')
    .execute()
  return new Map(rows.map((row) => [row.link_id ?? '', Number(row.count)]))
}

export const listRegistered = (
  db: AgentsDb,
  linkId: string,
  before: bigint | undefined,
  limit: number,
): Promise<{ member_id: bigint; placed_at: Date }[]> =>
  db
    .selectFrom('agents.node')
    .select(['member_id', 'placed_at'])
    .where('link_id', '=', linkId)
    .$if(before !== undefined, (query) => query.where('member_id', '<', before ?? 0n))
    .orderBy('member_id', 'desc')
    .limit(limit)
    .execute()

/** One agent's links change one at a time: their number is limited. */
export const lockLinks = async (db: AgentsDb, agentId: bigint): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agents.links ${agentId}`}, 0))`.execute(
    db,
  )
}
