import { sql, type RawBuilder } from 'kysely'
import { cash } from '../../figures/repository/figures.ts'
import { ofProduct, type Span } from '../../figures/repository/read-figures.ts'
import type { AgentsDb, AgentsTables } from '../../tables.ts'

export type RoundRow = Omit<
  AgentsTables['agents.round'],
  'last_at' | 'path' | 'changed_seq' | 'valid_minor'
>

export type RoundPlace = { readonly at: Date; readonly memberId: bigint; readonly roundId: string }

type Page = Span & {
  readonly product?: string | undefined
  readonly before?: RoundPlace | undefined
  readonly limit: number
}

/** Up to this many members are queried for their newest rounds one by one. */
const fewMembers = 2_000
const hourMs = 3_600_000

const columns = sql.raw(
  'r.member_id, r.source, r.round_id, r.node_id, r.product, r.bet_minor, r.win_minor, r.first_at',
)
const newestFirst = sql.raw('r.first_at desc, r.member_id desc, r.round_id desc')

const onPage = ({ from, until, product, before }: Page): RawBuilder<boolean> => sql<boolean>`
  r.first_at >= ${from} and r.first_at < ${until} and ${ofProduct(product)}
  and (${before?.at ?? null}::timestamptz is null or (r.first_at, r.member_id, r.round_id)
    < (${before?.at ?? null}, ${before?.memberId ?? null}::bigint, ${before?.roundId ?? null}::text))`

/** A round counts for the agents who were above its player when it began. */
const isBelow = (nodeId: bigint): RawBuilder<boolean> => sql<boolean>`
  r.path @> array[${nodeId}::bigint] and r.member_id <> ${nodeId}`

/** Rounds of a few members, newest first; those of a node's team if it is given. */
export const listRoundsOf = async (
  db: AgentsDb,
  memberIds: readonly bigint[],
  page: Page,
  nodeId?: bigint,
): Promise<RoundRow[]> => {
  const counted = nodeId === undefined ? sql<boolean>`true` : isBelow(nodeId)
  const { rows } = await sql<RoundRow>`
    select r.* from unnest(${[...memberIds]}::bigint[]) m (member_id) cross join lateral (
      select ${columns} from agents.round r
      where r.member_id = m.member_id and ${counted} and ${onPage(page)}
      order by ${newestFirst} limit ${page.limit}
    ) r order by ${newestFirst} limit ${page.limit}`.execute(db)
  return rows
}

const listRecent = async (db: AgentsDb, nodeId: bigint, page: Page): Promise<RoundRow[]> => {
  const { rows } = await sql<RoundRow>`
    select ${columns} from agents.round r where ${isBelow(nodeId)} and ${onPage(page)}
    order by ${newestFirst} limit ${page.limit}`.execute(db)
  return rows
}

/** The members below a node, now or before a move; undefined where they are too many to query one by one. */
const listFew = async (
  db: AgentsDb,
  path: readonly bigint[],
  few: number,
): Promise<bigint[] | undefined> => {
  const nodeId = path.at(-1) ?? 0n
  const { rows } = await sql<{ member_id: bigint }>`
    (select member_id from agents.node where path > ${[...path]}::bigint[]
       and path < ${[...path.slice(0, -1), nodeId + 1n]}::bigint[] limit ${few + 1})
    union
    (select member_id from agents.former_path where path @> array[${nodeId}::bigint]
       limit ${few + 1})`.execute(db)
  return rows.length > few ? undefined : rows.map((row) => row.member_id)
}

/** Hours in which a team had rounds, newest first. */
const listHours = async (
  db: AgentsDb,
  nodeId: bigint,
  { from, until, product, before, limit }: Page,
): Promise<Date[]> => {
  const { rows } = await sql<{ hour: Date }>`
    select distinct hour from agents.team_hour
    where node_id = ${nodeId} and hour > ${new Date(from.getTime() - hourMs)}
      and hour < ${until} and hour <= ${before?.at ?? until} and product <> ${cash}
      and ${ofProduct(product)}
    order by hour desc limit ${limit}`.execute(db)
  return rows.map((row) => row.hour)
}

const listPlayers = async (
  db: AgentsDb,
  nodeId: bigint,
  hour: Date,
  few: number,
): Promise<bigint[]> => {
  const { rows } = await sql<{ member_id: bigint }>`
    select distinct member_id from agents.own_hour
    where hour = ${hour} and path @> array[${nodeId}::bigint] and member_id <> ${nodeId}
    limit ${few + 1}`.execute(db)
  return rows.map((row) => row.member_id)
}

const later = (one: Date, other: Date): Date => (one > other ? one : other)
const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/** If all the brand's rounds of an hour serve as well as the team's, they are read in order. */
const listInHour = async (
  db: AgentsDb,
  nodeId: bigint,
  hour: Date,
  { few, ...page }: Page & { readonly few: number },
): Promise<RoundRow[]> => {
  const within = {
    ...page,
    from: later(page.from, hour),
    until: earlier(page.until, new Date(hour.getTime() + hourMs)),
  }
  const players = await listPlayers(db, nodeId, hour, few)
  return players.length > few
    ? listRecent(db, nodeId, within)
    : listRoundsOf(db, players, within, nodeId)
}

/**
 * Rounds of everybody below a node, newest first. No index has the agents above a round, because it would cost
 * each round more than everything else: a small team is read by member, a large one by hour.
 * @param path from the top down to the node
 * @param few members of a small team at most
 */
export const listTeamRounds = async (
  db: AgentsDb,
  path: readonly bigint[],
  page: Page,
  few = fewMembers,
): Promise<RoundRow[]> => {
  const nodeId = path.at(-1) ?? 0n
  const members = await listFew(db, path, few)
  if (members) return listRoundsOf(db, members, page, nodeId)
  const found: RoundRow[] = []
  // Each of these hours has at least one round, except those before the page begins.
  for (const hour of await listHours(db, nodeId, { ...page, limit: page.limit + 1 })) {
    if (found.length >= page.limit) break
    const limit = page.limit - found.length
    found.push(...(await listInHour(db, nodeId, hour, { ...page, limit, few })))
  }
  return found
}
