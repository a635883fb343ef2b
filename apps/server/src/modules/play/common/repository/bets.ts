import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { SettlementState } from '../domain/settlement.ts'
import type { PlayTables } from './tables.ts'

export type BetRow = {
  readonly vendor: string
  readonly debit_txn: string
  readonly transfer_id: bigint
  readonly member_id: bigint
  readonly node_id: number
  readonly round_id: string
  readonly stake_minor: bigint
  readonly placed_at: Date
}

export type BetWithSettlement = BetRow & {
  readonly state: SettlementState | null
  readonly payout_minor: bigint
  /** A payout of it waits for an operator. */
  readonly is_in_review: boolean
}

export type BetFilter = {
  readonly memberId: bigint
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly nodeId?: number | undefined
}

// The ledger's own rule: rows written with the money are in the member's bucket.
export const bucketOfMember = (memberId: bigint) => sql<number>`wallet.bucket_of(${memberId} * 4)`

const conditions = ({ memberId, from, to, nodeId }: BetFilter) => sql`
  b.bucket = ${bucketOfMember(memberId)} and b.member_id = ${memberId}
  and (${from ?? null}::timestamptz is null or b.placed_at >= ${from ?? null})
  and (${to ?? null}::timestamptz is null or b.placed_at < ${to ?? null})
  and (${nodeId ?? null}::integer is null or b.node_id = ${nodeId ?? null})`

const withSettlement = sql`play.bet b left join play.fate f
  on f.bucket = b.bucket and f.vendor = b.vendor and f.debit_txn = b.debit_txn`

/** What further stakes add to the one that began their round; returned ones add nothing. */
const furtherStakes = sql`lateral (
  select coalesce(sum(m.stake_minor), 0)::bigint as stake_minor,
    coalesce(sum(n.payout_minor), 0)::bigint as payout_minor
  from play.bet m left join play.fate n
    on n.bucket = m.bucket and n.vendor = m.vendor and n.debit_txn = m.debit_txn
  where m.bucket = b.bucket and m.vendor = b.vendor and m.first_debit_txn = b.debit_txn and m.member_id = b.member_id
    and n.state is distinct from 'rolled_back')`

/**
 * A page by keyset, newest first: a member's later transfer has the higher id. A round with further
 * stakes is one line, at the place of its first stake.
 */
export const listBets = async (
  { db }: Database<PlayTables>,
  filter: BetFilter,
  { before, limit }: { before: bigint | undefined; limit: number },
): Promise<BetWithSettlement[]> => {
  const { rows } = await sql<BetWithSettlement>`
    select b.vendor, b.debit_txn, b.transfer_id, b.member_id, b.node_id, b.round_id,
      b.stake_minor + more.stake_minor as stake_minor,
      b.placed_at, f.state, coalesce(f.payout_minor, 0) + more.payout_minor as payout_minor,
      exists (select from play.held_credit h where h.vendor = b.vendor
        and h.debit_txn = b.debit_txn and h.state = 'held') as is_in_review
    from ${withSettlement} cross join ${furtherStakes} more
    where ${conditions(filter)} and b.first_debit_txn is null
      and (${before ?? null}::bigint is null or b.transfer_id < ${before ?? null})
    order by b.transfer_id desc limit ${limit}`.execute(db)
  return rows
}

/**
 * Sums over the whole filter; a returned stake counts as none. `openMinor`: the undecided part of the stakes,
 * which is neither won nor lost.
 */
export const sumBets = async (
  { db }: Database<PlayTables>,
  filter: BetFilter,
): Promise<{ stakeMinor: bigint; payoutMinor: bigint; openMinor: bigint }> => {
  const { rows } = await sql<{ stake: string; payout: string; open: string }>`
    select coalesce(sum(b.stake_minor), 0)::text as stake,
      coalesce(sum(f.payout_minor), 0)::text as payout,
      coalesce(sum(b.stake_minor) filter (where f.state is distinct from 'settled'), 0)::text as open
    from ${withSettlement}
    where ${conditions(filter)} and f.state is distinct from 'rolled_back'`.execute(db)
  const [row] = rows
  const [stake, payout, open] = [row?.stake, row?.payout, row?.open].map((sum) => BigInt(sum ?? 0))
  return { stakeMinor: stake ?? 0n, payoutMinor: payout ?? 0n, openMinor: open ?? 0n }
}

/** A member's stakes that are neither settled nor returned, newest first. */
export const listOpenBets = async (
  { db }: Pick<Database<PlayTables>, 'db'>,
  memberId: bigint,
  since: Date,
): Promise<BetRow[]> => {
  const { rows } = await sql<BetRow>`
    select b.vendor, b.debit_txn, b.transfer_id, b.member_id, b.node_id, b.round_id, b.stake_minor,
      b.placed_at
    from ${withSettlement}
    where b.bucket = ${bucketOfMember(memberId)} and b.member_id = ${memberId}
      and b.placed_at >= ${since}
      and (f.state is null or f.state = 'credit_undone')
    order by b.transfer_id desc limit 20`.execute(db)
  return rows
}

/** A member's stakes of a round without a settlement: its end makes them losses. */
export const listUndecidedOfRound = async (
  { db }: Database<PlayTables>,
  round: { readonly vendor: string; readonly memberId: bigint; readonly roundId: string },
): Promise<BetRow[]> => {
  const { rows } = await sql<BetRow>`
    select b.vendor, b.debit_txn, b.transfer_id, b.member_id, b.node_id, b.round_id, b.stake_minor,
      b.placed_at
    from ${withSettlement}
    where b.bucket = ${bucketOfMember(round.memberId)} and b.member_id = ${round.memberId}
      and b.vendor = ${round.vendor} and b.round_id = ${round.roundId} and f.state is null`.execute(
    db,
  )
  return rows
}

/** The vendor has settled the round of this stake, which we do not know yet; the first time counts. */
export const markVendorSettled = async (
  { db }: Database<PlayTables>,
  { member_id: memberId, transfer_id: transferId }: BetRow,
  at: Date,
): Promise<void> => {
  await sql`
    update play.bet set vendor_settled_at = ${at}
    where bucket = ${bucketOfMember(memberId)} and member_id = ${memberId} and transfer_id = ${transferId}
      and vendor_settled_at is null`.execute(db)
}

/**
 * Open stakes placed before `placedBefore` that were not looked up at the vendor since `askedBefore`. A concurrent
 * reader of the same rows waits for them and then finds them looked up.
 */
export const takeOrphans = async (
  { db }: Database<PlayTables>,
  order: { placedBefore: Date; placedAfter: Date; askedBefore: Date; now: Date; limit: number },
): Promise<BetRow[]> => {
  const { rows } = await sql<BetRow>`
    update play.bet set asked_at = ${order.now}
    where (bucket, member_id, transfer_id) in (
      select b.bucket, b.member_id, b.transfer_id from ${withSettlement}
      where b.placed_at < ${order.placedBefore} and b.placed_at > ${order.placedAfter}
        and (f.state is null or f.state = 'credit_undone')
        and (b.asked_at is null or b.asked_at < ${order.askedBefore})
      order by b.placed_at limit ${order.limit})
      and (asked_at is null or asked_at < ${order.askedBefore})
    returning vendor, debit_txn, transfer_id, member_id, node_id, round_id, stake_minor,
      placed_at`.execute(db)
  return rows
}
