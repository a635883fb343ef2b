import { sql, type RawBuilder } from 'kysely'
import type { Sums } from '../domain/sums.ts'
import type { AgentsDb } from '../../tables.ts'

/** From one instant up to, not including, another. */
export type Span = { readonly from: Date; readonly until: Date }

/** Its days begin in this zone. */
export type SpanOfDays = Span & { readonly zone: string }

type SumsRow = {
  deposit: string | null
  withdraw: string | null
  transfer_in: string | null
  transfer_out: string | null
  bet: string | null
  win: string | null
  rebate: string | null
  promotion: string | null
}

const summed = sql.raw(`sum(deposit_minor)::text as deposit, sum(withdraw_minor)::text as withdraw,
  sum(transfer_in_minor)::text as transfer_in, sum(transfer_out_minor)::text as transfer_out,
  sum(bet_minor)::text as bet, sum(win_minor)::text as win, sum(rebate_minor)::text as rebate,
  sum(promotion_minor)::text as promotion`)

const sumsOf = (row: SumsRow | undefined): Sums => ({
  depositMinor: BigInt(row?.deposit ?? 0),
  withdrawMinor: BigInt(row?.withdraw ?? 0),
  transferInMinor: BigInt(row?.transfer_in ?? 0),
  transferOutMinor: BigInt(row?.transfer_out ?? 0),
  betMinor: BigInt(row?.bet ?? 0),
  winMinor: BigInt(row?.win ?? 0),
  rebateMinor: BigInt(row?.rebate ?? 0),
  promotionMinor: BigInt(row?.promotion ?? 0),
})

/** CONS is every product. */
export const ofProduct = (product: string | undefined): RawBuilder<boolean> =>
  product === undefined || product === 'CONS'
    ? sql<boolean>`true`
    : sql<boolean>`product = ${product}`

/** A team's figures: one row per hour and product, regardless of the team's size. */
export const sumTeam = async (
  db: AgentsDb,
  nodeId: bigint,
  { from, until }: Span,
  product?: string,
): Promise<Sums> => {
  const { rows } = await sql<SumsRow>`
    select ${summed} from agents.team_hour
    where node_id = ${nodeId} and hour >= ${from} and hour < ${until} and ${ofProduct(product)}`.execute(
    db,
  )
  return sumsOf(rows[0])
}

/** The own figures of several members, and of everybody below each. */
export const sumEach = async (
  db: AgentsDb,
  memberIds: readonly bigint[],
  { from, until }: Span,
  product?: string,
): Promise<{
  readonly own: ReadonlyMap<bigint, Sums>
  readonly team: ReadonlyMap<bigint, Sums>
}> => {
  const read = async (table: string, column: string): Promise<ReadonlyMap<bigint, Sums>> => {
    const { rows } = await sql<SumsRow & { id: bigint }>`
      select ${sql.raw(column)} as id, ${summed} from ${sql.raw(table)}
      where ${sql.raw(column)} = any(${[...memberIds]}::bigint[]) and hour >= ${from}
        and hour < ${until} and ${ofProduct(product)}
      group by 1`.execute(db)
    return new Map(rows.map((row) => [row.id, sumsOf(row)]))
  }
  const [own, team] = await Promise.all([
    read('agents.own_hour', 'member_id'),
    read('agents.team_hour', 'node_id'),
  ])
  return { own, team }
}

/** A team's figures of each day in the brand's zone, `yyyy-mm-dd`. */
export const sumTeamDays = async (
  db: AgentsDb,
  nodeId: bigint,
  { from, until, zone }: SpanOfDays,
  product?: string,
): Promise<ReadonlyMap<string, Sums>> => {
  const { rows } = await sql<SumsRow & { day: string }>`
    select to_char(hour at time zone ${zone}, 'YYYY-MM-DD') as day, ${summed} from agents.team_hour
    where node_id = ${nodeId} and hour >= ${from} and hour < ${until} and ${ofProduct(product)}
    group by 1`.execute(db)
  return new Map(rows.map((row) => [row.day, sumsOf(row)]))
}

/** Members below with stakes within these hours that were not all returned. */
export const countActiveIn = async (
  db: AgentsDb,
  nodeId: bigint,
  { from, until }: Span,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from agents.own_hour where hour >= ${from} and hour < ${until}
        and path @> array[${nodeId}::bigint] and member_id <> ${nodeId}
      group by member_id having sum(bet_minor) > 0
    ) active`.execute(db)
  return rows[0]?.count ?? 0
}

/** The available balance of members, and of everybody below each. */
export const findBalances = async (
  db: AgentsDb,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, { readonly ownMinor: bigint; readonly teamMinor: bigint }>> => {
  if (memberIds.length === 0) return new Map()
  const { rows } = await sql<{ node_id: bigint; own_minor: bigint; team_minor: bigint }>`
    select * from agents.node_balance where node_id = any(${[...memberIds]}::bigint[])`.execute(db)
  return new Map(
    rows.map((row) => [row.node_id, { ownMinor: row.own_minor, teamMinor: row.team_minor }]),
  )
}

export type MovementLine = {
  transfer_id: bigint
  member_id: bigint
  what: string
  type_code: number
  amount_minor: bigint
  balance_after_minor: bigint
  happened_at: Date
}

/** Movements other than play of everybody below a node, or of some members, newest first. */
export const listMovements = async (
  db: AgentsDb,
  whose: { readonly below: readonly bigint[] } | { readonly memberIds: readonly bigint[] },
  { from, until }: Span,
  { before, limit }: { readonly before?: bigint | undefined; readonly limit: number },
): Promise<MovementLine[]> => {
  const ofPeople =
    'below' in whose
      ? sql<boolean>`n.path > ${[...whose.below]}::bigint[]
          and n.path < ${[...whose.below.slice(0, -1), (whose.below.at(-1) ?? 0n) + 1n]}::bigint[]`
      : sql<boolean>`n.member_id = any(${[...whose.memberIds]}::bigint[])`
  const { rows } = await sql<MovementLine>`
    select m.* from agents.movement m join agents.node n using (member_id)
    where ${ofPeople} and m.happened_at >= ${from} and m.happened_at < ${until}
      and (${before ?? null}::bigint is null or m.transfer_id < ${before ?? null}::bigint)
    order by m.transfer_id desc limit ${limit}`.execute(db)
  return rows
}

/** An agent's payments, by day in the brand's zone and by kind. */
export const sumIncome = async (
  db: AgentsDb,
  memberId: bigint,
  { from, until, zone }: SpanOfDays,
): Promise<
  readonly { readonly day: string; readonly what: string; readonly amountMinor: bigint }[]
> => {
  const { rows } = await sql<{ day: string; what: string; amount: string }>`
    select to_char(happened_at at time zone ${zone}, 'YYYY-MM-DD') as day, what,
      sum(amount_minor)::text as amount
    from agents.movement where member_id = ${memberId}
      and happened_at >= ${from} and happened_at < ${until}
      and what in ('agent_rebate', 'dividend', 'daily_salary', 'hourly_salary', 'realtime_salary')
    group by 1, 2`.execute(db)
  return rows.map(({ day, what, amount }) => ({ day, what, amountMinor: BigInt(amount) }))
}
