import type { Tx } from '@trevo/database/connect.ts'
import { sql, type QueryExecutorProvider } from 'kysely'
import type { ReadBet, SettledBet } from '../domain/settled-bet.ts'

const numberedAtOnce = 10_000

/**
 * Numbers the changes committed since the last time. A reader calls it before its reading transaction, so that no
 * reader holds up another's numbering.
 */
export const numberChanges = async ({
  db,
}: {
  readonly db: QueryExecutorProvider
}): Promise<void> => {
  for (;;) {
    const { rows } = await sql<{ more: boolean }>`
      select bets.number_changes(${numberedAtOnce}) as more`.execute(db)
    if (!rows[0]?.more) return
  }
}

/**
 * Whether a consumer has changes left to read, numbered or not. It writes and locks nothing, so that a consumer that
 * has read everything needs no transaction.
 */
export const hasUnreadChanges = async (
  { db }: { readonly db: QueryExecutorProvider },
  consumer: string,
): Promise<boolean> => {
  const { rows } = await sql<{ unread: boolean }>`
    select exists (select from bets.new_change) or exists (
      select from bets.head h
      left join bets.position p on p.bucket = h.bucket and p.consumer = ${consumer}
      where h.number > coalesce(p.number, 0)) as unread`.execute(db)
  return rows[0]?.unread ?? false
}

/** The limit of one read; at least the 250 bets of a block. */
const readAtOnce = 500

type Row = {
  member_id: bigint
  source: string
  txn_id: string
  product: SettledBet['product']
  node_id: number
  round_id: string
  money: SettledBet['money']
  stake_minor: bigint
  back_minor: bigint
  valid_minor: bigint
  paid_minor: bigint
  won_from_players_minor: bigint
  state: SettledBet['state']
  placed_at: Date
  settled_at: Date
  version: number
  hold_txn_id: string | null
}

const toBet = (row: Row): ReadBet => ({
  memberId: row.member_id,
  source: row.source,
  txnId: row.txn_id,
  product: row.product,
  nodeId: row.node_id,
  roundId: row.round_id,
  money: row.money,
  stakeMinor: row.stake_minor,
  backMinor: row.back_minor,
  validMinor: row.valid_minor,
  paidMinor: row.paid_minor,
  wonFromPlayersMinor: row.won_from_players_minor,
  state: row.state,
  placedAt: row.placed_at,
  settledAt: row.settled_at,
  version: row.version,
  holdTxnId: row.hold_txn_id,
})

/** The last number of each bucket at one moment. */
export type LastChanges = ReadonlyMap<number, bigint>

/**
 * The last numbered change of each bucket. What a reader looks at after this was committed before, as far as those
 * changes rely on it.
 */
export const findLastChanges = async ({
  db,
}: {
  readonly db: QueryExecutorProvider
}): Promise<LastChanges> => {
  const { rows } = await sql<{ bucket: number; number: bigint }>`
    select h.bucket, h.number from bets.head h`.execute(db)
  return new Map(rows.map(({ bucket, number }) => [bucket, number]))
}

/**
 * The next bets that changed since the consumer read last, 500 at most, each in its last version; with `upTo` none
 * of a change after it. Its position is locked and moved in the caller's transaction: what the caller writes there
 * counts once. Numbers come from `numberChanges`. Bets that changed several times are read once, those changed
 * meanwhile again later; compare with what is stored of the bet. @returns no bets if nothing is left
 */
export const readChanges = async (
  tx: Tx,
  consumer: string,
  upTo?: LastChanges,
): Promise<readonly ReadBet[]> => {
  const changes = upTo
    ? sql`bets.read_changes_to(${consumer}, ${readAtOnce}, ${[...upTo.keys()]}::smallint[],
        ${[...upTo.values()]}::bigint[])`
    : sql`bets.read_changes(${consumer}, ${readAtOnce})`
  const { rows } = await sql<Row>`select * from ${changes}`.execute(tx)
  return rows.map(toBet)
}
