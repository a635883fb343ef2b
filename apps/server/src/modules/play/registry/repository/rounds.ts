import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { PlayTables } from '../../common/repository/tables.ts'

export type RoundState = 'open' | 'settled' | 'rolled_back'

export type RoundRow = {
  readonly vendor: string
  readonly round_id: string
  readonly member_id: bigint
  readonly node_id: number
  readonly stake_minor: bigint
  readonly payout_minor: bigint
  readonly state: RoundState
  readonly started_at: Date
}

export type RoundBetRow = {
  readonly vendor: string
  readonly debit_txn: string
  readonly round_id: string
  readonly member_id: bigint
  readonly node_id: number
  readonly stake_minor: bigint
  readonly payout_minor: bigint
  readonly state: RoundState
  readonly is_in_review: boolean
  readonly placed_at: Date
  /** The first credit; null without one. */
  readonly credit_txn: string | null
}

const stateOfBet = sql`case when f.state is null or f.state = 'credit_undone' then 'open'
  else f.state end`

const isOpen = sql`(f.state is null or f.state = 'credit_undone')`

const betsWithSettlement = sql`play.bet b left join play.fate f
  on f.bucket = b.bucket and f.vendor = b.vendor and f.debit_txn = b.debit_txn`

const betColumns = sql`b.vendor, b.debit_txn, b.round_id, b.member_id, b.node_id, b.stake_minor,
  coalesce(f.payout_minor, 0) as payout_minor, ${stateOfBet} as state, b.placed_at, f.credit_txn,
  exists (select from play.held_credit h where h.vendor = b.vendor
    and h.debit_txn = b.debit_txn and h.state = 'held') as is_in_review`

export type RoundFilter = {
  readonly vendor: string | undefined
  readonly state: RoundState | undefined
  readonly from: Date
  readonly until: Date
}

/** Rounds that began in a span, newest first. */
export const listRoundRows = async (
  { db }: Database<PlayTables>,
  { vendor, state, from, until }: RoundFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<RoundRow[]> => {
  const { rows } = await sql<RoundRow>`
    select * from (
      select b.vendor, b.round_id, b.member_id, min(b.node_id) as node_id,
        sum(b.stake_minor)::bigint as stake_minor,
        coalesce(sum(f.payout_minor), 0)::bigint as payout_minor,
        case when bool_or(f.state is null or f.state = 'credit_undone') then 'open'
          when bool_and(f.state = 'rolled_back') then 'rolled_back' else 'settled' end as state,
        min(b.placed_at) as started_at
      from ${betsWithSettlement}
      where b.placed_at >= ${from} and b.placed_at <= ${until}
        and (${vendor ?? null}::text is null or b.vendor = ${vendor ?? null})
      group by b.vendor, b.round_id, b.member_id
    ) r
    where ${state ?? null}::text is null or r.state = ${state ?? null}
    order by r.started_at desc, r.vendor, r.round_id
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** The bets of one round, oldest first. */
export const listBetsOfRound = async (
  { db }: Database<PlayTables>,
  { vendor, roundId }: { readonly vendor: string; readonly roundId: string },
): Promise<RoundBetRow[]> => {
  const { rows } = await sql<RoundBetRow>`
    select ${betColumns} from ${betsWithSettlement}
    where b.vendor = ${vendor} and b.round_id = ${roundId}
    order by b.placed_at, b.debit_txn limit 1000`.execute(db)
  return rows
}

export type FoundRound = {
  readonly vendor: string
  readonly round_id: string
  readonly member_id: bigint
  readonly stake_minor: bigint
}

/** Rounds of an id at any vendor; each vendor is asked by its index. */
export const findRounds = async (
  { db }: Pick<Database<PlayTables>, 'db'>,
  roundId: string,
  limit: number,
): Promise<FoundRound[]> => {
  const { rows } = await sql<FoundRound>`
    with recursive known (vendor) as (
      (select vendor from play.bet order by vendor limit 1)
      union all
      select (select b.vendor from play.bet b where b.vendor > k.vendor order by b.vendor limit 1)
      from known k where k.vendor is not null
    )
    select b.vendor, b.round_id, b.member_id, sum(b.stake_minor)::bigint as stake_minor
    from known k join play.bet b on b.vendor = k.vendor and b.round_id = ${roundId}
    where k.vendor is not null
    group by b.vendor, b.round_id, b.member_id order by b.vendor limit ${limit}`.execute(db)
  return rows
}

/** Every bet of a vendor in a span, for the comparison with its statement. */
export const listBetsOfVendor = async (
  { db }: Database<PlayTables>,
  { vendor, from, to }: { readonly vendor: string; readonly from: Date; readonly to: Date },
): Promise<RoundBetRow[]> => {
  const { rows } = await sql<RoundBetRow>`
    select ${betColumns} from ${betsWithSettlement}
    where b.vendor = ${vendor} and b.placed_at >= ${from} and b.placed_at < ${to}`.execute(db)
  return rows
}

export type VendorHealthRow = {
  readonly vendor: string
  readonly open_rounds: number
  readonly oldest_open_at: Date | null
  readonly open_incidents: number
}

/** Every vendor that took a stake since an instant, or has an unresolved incident. */
export const listVendorHealthRows = async (
  { db }: Database<PlayTables>,
  since: Date,
): Promise<VendorHealthRow[]> => {
  const { rows } = await sql<VendorHealthRow>`
    with bets as (
      select b.vendor, (count(distinct b.round_id) filter (where ${isOpen}))::integer as open_rounds,
        min(b.placed_at) filter (where ${isOpen}) as oldest_open_at
      from ${betsWithSettlement} where b.placed_at >= ${since} group by b.vendor
    ), incidents as (
      select vendor, count(*)::integer as open_incidents from play.incident
      where resolved_at is null group by vendor
    )
    select vendor, coalesce(open_rounds, 0) as open_rounds, oldest_open_at,
      coalesce(open_incidents, 0) as open_incidents
    from bets full join incidents using (vendor) order by vendor`.execute(db)
  return rows
}
