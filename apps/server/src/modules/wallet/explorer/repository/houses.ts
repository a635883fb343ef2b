import type { Pool } from '@trevo/database/connect.ts'

/** A house over all its shards. */
export type House = {
  readonly name: string
  readonly balanceMinor: bigint
  readonly entries: bigint
}

/** Every house with its balance, by name. */
export const listHouses = async (pool: Pool): Promise<House[]> => {
  const { rows } = await pool.query<{ name: string; balance: string; entries: string }>(
    `select h.name, coalesce(sum(s.balance), 0) as balance, coalesce(sum(s.seq), 0) as entries
     from wallet.house h left join wallet.house_shard s on s.house = h.id
     group by h.name order by h.name`,
  )
  return rows.map(({ name, balance, entries }) => ({
    name,
    balanceMinor: BigInt(balance),
    entries: BigInt(entries),
  }))
}

/** An entry of a house. */
export type HouseEntry = {
  readonly transferId: bigint
  readonly at: Date
  readonly kindId: number
  readonly amountMinor: bigint
}

/** The latest entries of a house, newest first: of each shard those that can be among them. */
export const listHouseEntries = async (
  pool: Pool,
  house: string,
  limit: number,
): Promise<HouseEntry[]> => {
  const { rows } = await pool.query<{
    transfer_id: bigint
    created_at: Date
    kind: number
    amount: bigint
  }>(
    `select e.transfer_id, e.created_at, e.kind, e.amount
     from wallet.house h join wallet.house_shard s on s.house = h.id and s.seq > 0
     cross join lateral (
       select x.transfer_id, x.created_at, x.kind, x.amount from wallet.entry x
       where x.bucket = s.bucket and x.account_id = s.id and x.seq > s.seq - $2
       order by x.seq desc limit $2
     ) e
     where h.name = $1 order by e.transfer_id desc limit $2`,
    [house, limit],
  )
  return rows.map((row) => ({
    transferId: row.transfer_id,
    at: row.created_at,
    kindId: row.kind,
    amountMinor: row.amount,
  }))
}

/** Accounts whose debits are refused because their balance drifted. */
export const countDrifted = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: string }>(
    `select count(distinct d.account_id) as count from wallet.drift d
     join wallet.account a on a.bucket = wallet.bucket_of(d.account_id) and a.id = d.account_id
     where a.state & 2 <> 0`,
  )
  return Number(rows[0]?.count ?? 0)
}

/** An account whose balance differed from its entries when the ledger was added up. */
export type Drift = {
  readonly accountId: bigint
  readonly foundAt: Date
  readonly balanceMinor: bigint
  readonly entriesMinor: bigint
  readonly seq: bigint
  readonly entries: bigint
}

/** Newest first. */
export const listDrifts = async (pool: Pool, limit: number): Promise<Drift[]> => {
  const { rows } = await pool.query<{
    account_id: bigint
    found_at: Date
    balance: bigint
    entries_sum: bigint
    entries_count: bigint
    seq: bigint
  }>(`select * from wallet.drift order by found_at desc, account_id limit $1`, [limit])
  return rows.map((row) => ({
    accountId: row.account_id,
    foundAt: row.found_at,
    balanceMinor: row.balance,
    entriesMinor: row.entries_sum,
    seq: row.seq,
    entries: row.entries_count,
  }))
}
