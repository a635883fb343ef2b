import { sql } from 'kysely'
import type { AgentsDb, NodeRow } from '../../tables.ts'

export type Node = {
  readonly memberId: bigint
  readonly brandId: number
  /** Everybody above from the top, and the node itself last. */
  readonly path: readonly bigint[]
  readonly linkId: string | null
  readonly placedAt: Date
}

export type Placed = {
  readonly memberId: bigint
  readonly brandId: number
  readonly uplineId: bigint | null
  readonly linkId?: string | undefined
  readonly at: Date
}

const nodeOf = (row: Omit<NodeRow, 'upline_id'>): Node => ({
  memberId: row.member_id,
  brandId: row.brand_id,
  path: row.path,
  linkId: row.link_id,
  placedAt: row.placed_at,
})

/** Places a new member below its upline; an existing place is kept. The teams above are counted a moment later. */
export const insertNode = async (db: AgentsDb, placed: Placed): Promise<void> => {
  const { memberId, brandId, uplineId, linkId = null, at } = placed
  await sql`
    with placed as (
      insert into agents.node (member_id, brand_id, path, link_id, placed_at)
      values (${memberId}, ${brandId},
        coalesce((select path from agents.node where member_id = ${uplineId}), '{}') || ${memberId}::bigint,
        ${linkId}, ${at})
      on conflict (member_id) do nothing returning member_id
    ) insert into agents.uncounted select member_id from placed`.execute(db)
}

export const findNode = async (db: AgentsDb, memberId: bigint): Promise<Node | undefined> => {
  const row = await db
    .selectFrom('agents.node')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row && nodeOf(row)
}

export const findNodes = async (db: AgentsDb, memberIds: readonly bigint[]): Promise<Node[]> => {
  if (memberIds.length === 0) return []
  const rows = await db
    .selectFrom('agents.node')
    .selectAll()
    .where('member_id', 'in', [...memberIds])
    .execute()
  return rows.map(nodeOf)
}

/** The bounds of a subtree in the order of paths, excluding its root. */
const belowOf = (path: readonly bigint[]) => {
  const end = [...path.slice(0, -1), (path.at(-1) ?? 0n) + 1n]
  return sql<boolean>`n.path > ${[...path]}::bigint[] and n.path < ${end}::bigint[]`
}

export type NodeFilter = {
  readonly direct: boolean
  readonly placed?: { readonly from: Date; readonly until: Date } | undefined
  readonly before?: bigint | undefined
  readonly limit: number
}

/** Above this size, walking the list from the newest member is faster than selecting the subtree and sorting it. */
const walkedFrom = 5_000

/** How many are below a node, counted up to the size from which the list is walked. */
export const countBelow = async (db: AgentsDb, { path }: Pick<Node, 'path'>): Promise<number> => {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (
      select from agents.node n where ${belowOf(path)} limit ${walkedFrom}
    ) below`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/**
 * Nodes below, newest member first. A small team is selected from the tree; a large one is found quickly among all
 * members, so neither slows the other.
 */
export const listNodesBelow = async (
  db: AgentsDb,
  { memberId, path }: Pick<Node, 'memberId' | 'path'>,
  teamSize: number,
  { direct, placed, before, limit }: NodeFilter,
): Promise<Node[]> => {
  const isCut = !direct && teamSize < walkedFrom
  const team = isCut
    ? sql`(select * from agents.node n where ${belowOf(path)} offset 0)`
    : sql`agents.node`
  const isBelow = direct ? sql<boolean>`upline_id = ${memberId}` : belowOf(path)
  const { rows } = await sql<Omit<NodeRow, 'upline_id'>>`
    select member_id, brand_id, path, link_id, placed_at from ${team} n where ${isBelow}
      and (${placed?.from ?? null}::timestamptz is null
        or (placed_at >= ${placed?.from ?? null} and placed_at < ${placed?.until ?? null}))
      and (${before ?? null}::bigint is null or member_id < ${before ?? null}::bigint)
    order by member_id desc limit ${limit}`.execute(db)
  return rows.map(nodeOf)
}

/** Moves a node and its subtree under another one; keeps the history of places. Under the caller's lock. */
export const moveSubtree = async (
  db: AgentsDb,
  node: Node,
  uplinePath: readonly bigint[],
  moved: { readonly at: Date; readonly operator: string; readonly reason: string },
): Promise<number> => {
  const { at, operator, reason } = moved
  const end = [...node.path.slice(0, -1), node.memberId + 1n]
  const { rows } = await sql<{ count: number }>`
    with old as (
      select member_id, path from agents.node
      where path >= ${[...node.path]}::bigint[] and path < ${end}::bigint[] for update
    ), kept as (
      insert into agents.former_path (member_id, path, until, operator, reason)
      select member_id, path, ${at}, ${operator}, ${reason} from old
    ), changed as (
      update agents.node n
      set path = ${[...uplinePath]}::bigint[] || old.path[${node.path.length}::integer:]
      from old where n.member_id = old.member_id returning 1
    ) select count(*)::integer as count from changed`.execute(db)
  return rows[0]?.count ?? 0
}

/** One change of a brand's tree at a time. */
export const lockTree = async (db: AgentsDb, brandId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agents.tree ${brandId}`}, 0))`.execute(
    db,
  )
}
