import type { Pool } from '@trevo/database/connect.ts'
import { insideTransaction } from '@trevo/database/transaction-guard.ts'
import type { PoolClient } from 'pg'
import { archivedSumsQuery, type ArchivedSums } from './archived-sums.ts'

export type DriftRow = {
  id: bigint
  balance: bigint
  seq: bigint
  total: string
  count: bigint
}

type Totals = {
  accounts: bigint
  total: string
  living: bigint
  archived: bigint
  months: number
}

// Since buckets exist a transfer's entries sum to zero in each of them; older ones have their houses in the first
// one, and sum to zero overall.
const bucketOfTransfer = (id: string, bucket: string): string =>
  `case when ${id} < (select first_id from wallet.buckets_since) then -1 else ${bucket} end`

// An account's archived and current totals: together they are the balance, and the numbers 1 to seq once each.
const driftQuery = `
  select coalesce(b.id, e.account_id) as id, coalesce(b.balance, 0) as balance,
    coalesce(b.seq, 0) as seq, coalesce(e.total, 0) as total, coalesce(e.count, 0)::bigint as count
  from wallet.balance b
  full join (
    select bucket, account_id, sum(total) as total, sum(count) as count, max(last) as last, sum(seqs) as seqs
    from (
      select bucket, account_id, sum(amount) as total, count(*) as count, max(seq) as last,
        sum(seq) as seqs
      from wallet.entry group by bucket, account_id
      union all
      select a.bucket, a.account_id, a.amount, a.entries, a.last_seq, a.seq_sum
      from wallet.archived_account a join wallet.archived_month m on m.month = a.month
      where m.state = 'dropped'
    ) x group by bucket, account_id
  ) e on e.bucket = b.bucket and e.account_id = b.id
  where b.id is null or b.balance <> coalesce(e.total, 0) or b.seq <> coalesce(e.count, 0)
    or b.seq <> coalesce(e.last, 0) or b.seq::numeric * (b.seq + 1) / 2 <> coalesce(e.seqs, 0)
  order by 1 limit 1000`

const totalsQuery = `
  select (select count(*) from wallet.balance b) as accounts,
    (select coalesce(sum(balance), 0) from wallet.balance b) as total,
    (select count(*) from wallet.entry) as living, m.archived, m.months
  from (
    select coalesce(sum(entries), 0)::bigint as archived, count(*)::integer as months
    from wallet.archived_month where state = 'dropped'
  ) m`

// Each of these finds nothing in a sound ledger.
const rules = [
  [
    'transfers whose entries do not sum to zero',
    `select count(*) as found from (
       select transfer_id from wallet.entry
       group by ${bucketOfTransfer('transfer_id', 'bucket')}, transfer_id having sum(amount) <> 0) x`,
  ],
  [
    'buckets whose accounts do not sum to zero',
    `select count(*) as found from (
       select bucket from wallet.balance b group by bucket having sum(balance) <> 0) x`,
  ],
  [
    'transfers of members that no consumer will receive',
    `select count(*) as found from wallet.transfer t
     where t.account_id < 4611686018427387904
       and (t.legs is null or t.bucket = wallet.bucket_of(t.account_id))
       and not exists (
         select from wallet.posting g where g.bucket = t.bucket and g.block = t.id / 256)
       and not exists (
         select from wallet.new_posting n where n.bucket = t.bucket and n.block = t.id / 256)`,
  ],
  [
    'transfers without entries, or entries without a transfer',
    `select count(*) as found from (
       select distinct ${bucketOfTransfer('id', 'bucket')} as bucket, id from wallet.transfer
     ) t
     full join (
       select distinct ${bucketOfTransfer('transfer_id', 'bucket')} as bucket, transfer_id
       from wallet.entry
     ) e on e.bucket = t.bucket and e.transfer_id = t.id
     where t.id is null or e.transfer_id is null`,
  ],
  [
    'transfers whose id is not the one on record for their source',
    `select count(*) as found from (
       select bucket, id, source, txn_id, balance_after from wallet.transfer
       where bucket = wallet.bucket_of(account_id)
       union all
       select a.bucket, a.id, null, null, null from wallet.archived_transfer a
       join wallet.archived_month m on m.month = a.month where m.state = 'dropped'
     ) t
     full join (select * from wallet.txn_key where transfer_id is not null) k
       on k.bucket = t.bucket and k.transfer_id = t.id
     where t.id is null or k.transfer_id is null or (t.source is not null
       and (k.source, k.txn_id, k.balance_after) <> (t.source, t.txn_id, t.balance_after))`,
  ],
  ['member accounts below zero', 'select count(*) as found from wallet.account where balance < 0'],
  [
    'holds that differ from the held balance of their member',
    `select count(*) as found from wallet.account a
     full join (
       select bucket, member_id, sum(remaining) as held from wallet.hold group by 1, 2) h
       on h.bucket = a.bucket and h.member_id * 4 + 1 = a.id
     where (a.part = 1 or a.id is null) and coalesce(a.balance, 0) <> coalesce(h.held, 0)`,
  ],
] as const

/** The sums of the entries and balances of a ledger, or of a part of it. */
export type LedgerSums = Omit<Totals, 'total'> & {
  readonly total: bigint
  readonly drifted: readonly DriftRow[]
  readonly problems: readonly string[]
  readonly kept: readonly ArchivedSums[]
}

/** `over` names the part of a spread ledger that a check covers. */
export const addUpLedger = async (
  client: PoolClient,
  over: (query: string) => string,
): Promise<LedgerSums> => {
  // One snapshot for every query; the settings let a big ledger be summed in memory.
  await client.query('begin isolation level repeatable read read only')
  // Before the snapshot: a month is dropped or restored either before it or after all of this.
  await client.query(
    over('lock table only wallet.transfer, only wallet.entry in access share mode'),
  )
  await client.query("set local work_mem = '256MB'")
  const totals = await client.query<Totals>(over(totalsQuery))
  const drifted = await client.query<DriftRow>(over(driftQuery))
  const kept = await client.query<ArchivedSums>(over(archivedSumsQuery))
  const problems: string[] = []
  for (const [rule, query] of rules) {
    const { rows } = await client.query<{ found: bigint }>(over(query))
    const found = rows[0]?.found ?? 0n
    if (found > 0n) problems.push(`${rule}: ${found}`)
  }
  await client.query('commit')
  const [sums] = totals.rows
  if (!sums) throw new Error('wallet: the proof query returned no sums')
  return { ...sums, total: BigInt(sums.total), drifted: drifted.rows, kept: kept.rows, problems }
}

/** The whole ledger of one server. */
export const addUpHere = async (pool: Pool): Promise<LedgerSums> => {
  const client = await pool.connect()
  try {
    return await insideTransaction(() => addUpLedger(client, (query) => query))
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

type Proven = LedgerSums & { readonly entries: bigint; readonly at: Date }

/** Stores the proof and blocks the accounts that drifted. */
export const recordProof = async (pool: Pool, found: Proven): Promise<void> => {
  const places = Array.from({ length: 12 }, (_, index) => `$${index + 1}`)
  await pool.query(`select wallet.record_proof(${places.join(', ')})`, [
    found.at,
    found.accounts,
    found.entries,
    found.total,
    found.problems,
    found.drifted.map((row) => row.id),
    found.drifted.map((row) => row.balance),
    found.drifted.map((row) => row.total),
    found.drifted.map((row) => row.count),
    found.drifted.map((row) => row.seq),
    found.archived,
    found.months,
  ])
}
