import { sql } from 'kysely'
import type { AgentsDb } from '../../tables.ts'

const placedAtOnce = 1_000

/** Whether a placed member is not counted yet; read without the lock that counting takes. */
export const isAnybodyUncounted = async (db: AgentsDb): Promise<boolean> => {
  const { rows } = await sql`select from agents.uncounted limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Counts the members placed since the last time for all their uplines. Under `lockFigures`. @returns how many; the
 * batch size if there may be more
 */
export const countPlaced = async (db: AgentsDb): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with placed as (
      delete from agents.uncounted where member_id in (
        select member_id from agents.uncounted order by member_id limit ${placedAtOnce}
      ) returning member_id
    ), above as (
      select node, (placed_at at time zone agents.zone_of(member_id))::date as day
      from placed join agents.node n using (member_id), unnest(n.path) node where node <> member_id
    ), sized as (
      insert into agents.team_size as t select node, count(*) from above group by 1 order by 1
      on conflict (node_id) do update set members = t.members + excluded.members
    ), joined as (
      insert into agents.joined_day as j (node_id, day, placed)
      select node, day, count(*) from above group by 1, 2 order by 1, 2
      on conflict (node_id, day) do update set placed = j.placed + excluded.placed
    ) select count(*)::integer as count from placed`.execute(db)
  return rows[0]?.count ?? 0
}

/** Counts every member of the queue, before a part of the tree is moved. Under `lockFigures`. */
export const countAllPlaced = async (db: AgentsDb): Promise<void> => {
  let counted = placedAtOnce
  while (counted === placedAtOnce) counted = await countPlaced(db)
}

/** Subtracts a moved node and its subtree from its uplines, or adds them. */
export const shiftTeamSize = async (
  db: AgentsDb,
  memberId: bigint,
  above: readonly bigint[],
  sign: 1 | -1,
): Promise<void> => {
  if (above.length === 0) return
  await sql`
    insert into agents.team_size as t (node_id, members)
    select node, ${sign}::integer * (1 + coalesce((select members from agents.team_size
      where node_id = ${memberId}), 0))
    from unnest(${[...above]}::bigint[]) node order by 1
    on conflict (node_id) do update set members = t.members + excluded.members`.execute(db)
}

/**
 * Remembers first deposits, one per member, and counts them for those above; a returned deposit does not count.
 * Under `lockFigures`.
 */
export const addFirstDeposits = async (
  db: AgentsDb,
  deposits: readonly {
    readonly transferId: bigint
    readonly memberId: bigint
    readonly at: Date
    readonly amountMinor: bigint
  }[],
): Promise<void> => {
  if (deposits.length === 0) return
  await sql`
    with first as (
      insert into agents.first_deposit (member_id, happened_at, amount_minor)
      select member_id, at, amount from unnest(${deposits.map((one) => one.memberId)}::bigint[],
        ${deposits.map((one) => one.at)}::timestamptz[],
        ${deposits.map((one) => one.amountMinor)}::bigint[],
        ${deposits.map((one) => one.transferId)}::bigint[]) u (member_id, at, amount, transfer_id)
      where not exists (
        select from agents.returned_deposit r where r.transfer_id = u.transfer_id)
      on conflict do nothing returning member_id, happened_at
    )
    insert into agents.joined_day as j (node_id, day, first_deposits)
    select node, (happened_at at time zone agents.zone_of(member_id))::date, count(*)
    from first, unnest(agents.path_at(member_id, happened_at)) node
    where node <> member_id group by 1, 2 order by 1, 2
    on conflict (node_id, day) do update
      set first_deposits = j.first_deposits + excluded.first_deposits`.execute(db)
}

/**
 * A deposit was returned in full: if it was its member's first, the next one that remains becomes the first. Under
 * `lockFigures`.
 */
export const removeFirstDeposit = async (
  db: AgentsDb,
  deposit: {
    readonly transferId: bigint
    readonly memberId: bigint
    readonly at: Date
    readonly amountMinor: bigint
  },
): Promise<void> => {
  const { transferId, memberId, at, amountMinor } = deposit
  await sql`insert into agents.returned_deposit (transfer_id, member_id)
    values (${transferId}, ${memberId}) on conflict do nothing`.execute(db)
  await sql`
    with gone as (
      delete from agents.first_deposit
      where member_id = ${memberId} and happened_at = ${at} and amount_minor = ${amountMinor}
      returning member_id, happened_at
    )
    update agents.joined_day j set first_deposits = j.first_deposits - 1
    from gone, unnest(agents.path_at(gone.member_id, gone.happened_at)) node
    where node <> gone.member_id and j.node_id = node
      and j.day = (gone.happened_at at time zone agents.zone_of(gone.member_id))::date`.execute(db)
  const { rows } = await sql<{ transfer_id: bigint; happened_at: Date; amount_minor: bigint }>`
    select transfer_id, happened_at, amount_minor from agents.movement m
    where member_id = ${memberId} and what = 'deposit' and amount_minor > 0
      and not exists (select from agents.returned_deposit r where r.transfer_id = m.transfer_id)
    order by transfer_id limit 1`.execute(db)
  await addFirstDeposits(
    db,
    rows.map((row) => ({
      transferId: row.transfer_id,
      memberId,
      at: row.happened_at,
      amountMinor: row.amount_minor,
    })),
  )
}

/** The number of members below each of some nodes. */
export const readTeamSizes = async (
  db: AgentsDb,
  nodeIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> => {
  if (nodeIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('agents.team_size')
    .selectAll()
    .where('node_id', 'in', [...nodeIds])
    .execute()
  return new Map(rows.map((row) => [row.node_id, row.members]))
}

/** The number of members below a node. */
export const readTeamSize = async (db: AgentsDb, nodeId: bigint): Promise<number> => {
  const row = await db
    .selectFrom('agents.team_size')
    .select('members')
    .where('node_id', '=', nodeId)
    .executeTakeFirst()
  return row?.members ?? 0
}

type Span = { readonly first: string; readonly last: string }

/** The members who joined below a node on these days, and those of its team who deposited for the first time. */
export const readJoined = async (
  db: AgentsDb,
  nodeId: bigint,
  { first, last }: Span,
): Promise<{ readonly placed: number; readonly firstDeposits: number }> => {
  const { rows } = await sql<{ placed: number; deposits: number }>`
    select coalesce(sum(placed), 0)::integer as placed,
      coalesce(sum(first_deposits), 0)::integer as deposits
    from agents.joined_day where node_id = ${nodeId}
      and day >= ${first}::date and day <= ${last}::date`.execute(db)
  return { placed: rows[0]?.placed ?? 0, firstDeposits: rows[0]?.deposits ?? 0 }
}

/** Members below with stakes on these days that were not all returned. */
export const countActive = async (
  db: AgentsDb,
  nodeId: bigint,
  { first, last }: Span,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(members), 0)::integer as count from agents.active_link
    where node_id = ${nodeId} and day >= ${first}::date and day <= ${last}::date
      and next_day > ${last}::date`.execute(db)
  return rows[0]?.count ?? 0
}
