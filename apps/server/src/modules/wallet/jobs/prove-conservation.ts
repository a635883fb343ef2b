import type { Pool } from '@trevo/database/connect.ts'
import { insideTransaction } from '@trevo/database/transaction-guard.ts'
import type { PoolClient } from 'pg'
import type { Clock } from '../../../platform/clock.ts'
import { nameAccount, type AccountName } from '../domain/account-ids.ts'
import {
  archivedSumsQuery,
  findArchiveProblems,
  type ArchivedSums,
} from '../repository/archived-sums.ts'
import type { SpreadReads } from '../repository/spread-reads.ts'

export type Drift = {
  readonly account: AccountName
  readonly balanceMinor: bigint
  readonly entriesMinor: bigint
}

export type Proof = {
  readonly ok: boolean
  readonly accounts: bigint
  /** Those in the archive included. */
  readonly entries: bigint
  readonly archivedEntries: bigint
  readonly archivedMonths: number
  /** Sum over every account, member and house: zero. */
  readonly totalMinor: bigint
  /** Accounts whose balance or count is not what their entries add up to. */
  readonly drifted: readonly Drift[]
  /** Broken rules in words, for the operator on call. */
  readonly problems: readonly string[]
}

type DriftRow = {
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

// Since there are buckets a transfer's entries sum to zero in each of them; those from before have
// their houses in the first one, and sum to zero over all.
const bucketOfTransfer = (id: string, bucket: string): string =>
  `case when ${id} < (select first_id from wallet.buckets_since) then -1 else ${bucket} end`

// What the archive holds of an account and what lives here: together they are the balance, and the
// numbers 1 to seq once each.
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

type Found = Omit<Totals, 'total'> & {
  readonly total: bigint
  readonly drifted: readonly DriftRow[]
  readonly problems: readonly string[]
  readonly kept: readonly ArchivedSums[]
}

/** `over` names the part of the ledger that a check covers where it is spread. */
const check = async (client: PoolClient, over: (query: string) => string): Promise<Found> => {
  // One snapshot for every question; the settings let a big ledger be added up in memory.
  await client.query('begin isolation level repeatable read read only')
  // Before the snapshot: a month that leaves or comes back does so before it or after all of this.
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

const describe = ({ id, balance, total }: DriftRow): string => {
  const name = nameAccount(id)
  const who =
    'memberId' in name
      ? `member ${name.memberId} ${name.part}`
      : `house ${name.houseId} shard ${name.shard} in bucket ${name.bucket}`
  return `${who}: balance ${balance}, entries sum to ${total}`
}

const checkHere = async (pool: Pool): Promise<Found> => {
  const client = await pool.connect()
  try {
    return await insideTransaction(() => check(client, (query) => query))
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/**
 * Each group on the node that holds it, in its own snapshot: a bucket sums to zero separately, so no
 * snapshot over several nodes is needed.
 */
const checkGroups = async ({ groups, run }: SpreadReads): Promise<Found> => {
  const all: Found[] = []
  for (const group of groups) {
    all.push(await run(group, (client, over) => insideTransaction(() => check(client, over))))
  }
  const sum = (pick: (one: Found) => bigint): bigint =>
    all.reduce((total, one) => total + pick(one), 0n)
  const [first] = all
  return {
    accounts: sum((one) => one.accounts),
    total: sum((one) => one.total),
    living: sum((one) => one.living),
    // Of the months themselves every node knows all.
    archived: first?.archived ?? 0n,
    months: first?.months ?? 0,
    drifted: all.flatMap((one) => one.drifted),
    kept: all.flatMap((one) => one.kept),
    problems: all.flatMap(({ problems }, index) =>
      problems.map((problem) => `group ${groups[index]?.id}: ${problem}`),
    ),
  }
}

/**
 * Adds the whole ledger up again (hourly). A member account that drifted is named and stopped: its
 * debits, payouts included, are refused until somebody has looked. House drift is named as loudly,
 * but stops no member.
 */
export const proveConservation = async (
  pool: Pool,
  clock: Clock,
  findSpread: () => Promise<SpreadReads | undefined> = async () => undefined,
): Promise<Proof> => {
  const spread = await findSpread()
  const found = spread ? await checkGroups(spread) : await checkHere(pool)
  const problems = [
    ...found.problems,
    ...findArchiveProblems(found.kept),
    ...found.drifted.map(describe),
  ]
  if (found.total !== 0n) problems.push(`all accounts together: ${found.total}, not zero`)
  const entries = found.living + found.archived
  const places = Array.from({ length: 12 }, (_, index) => `$${index + 1}`)
  await pool.query(`select wallet.record_proof(${places.join(', ')})`, [
    clock.now(),
    found.accounts,
    entries,
    found.total,
    problems,
    found.drifted.map((row) => row.id),
    found.drifted.map((row) => row.balance),
    found.drifted.map((row) => row.total),
    found.drifted.map((row) => row.count),
    found.drifted.map((row) => row.seq),
    found.archived,
    found.months,
  ])
  return {
    ok: problems.length === 0,
    accounts: found.accounts,
    entries,
    archivedEntries: found.archived,
    archivedMonths: found.months,
    totalMinor: found.total,
    problems,
    drifted: found.drifted.map((row) => ({
      account: nameAccount(row.id),
      balanceMinor: row.balance,
      entriesMinor: BigInt(row.total),
    })),
  }
}
