import type { Pool } from '@trevo/database/connect.ts'
import type { PoolClient } from 'pg'
import type { Clock } from '../../../platform/clock.ts'
import { nameAccount, type AccountName } from '../domain/account-ids.ts'

export type Drift = {
  readonly account: AccountName
  readonly balanceMinor: bigint
  readonly entriesMinor: bigint
}

export type Proof = {
  readonly ok: boolean
  readonly accounts: bigint
  readonly entries: bigint
  /** Sum over every account, member and house: zero. */
  readonly totalMinor: bigint
  /** Accounts whose balance or count is not what their entries add up to. */
  readonly drifted: readonly Drift[]
  /** Broken rules in words, for whoever is woken. */
  readonly problems: readonly string[]
}

type DriftRow = {
  id: bigint
  balance: bigint
  seq: bigint
  total: string
  count: bigint
  last: bigint
}

const driftQuery = `
  select b.id, b.balance, b.seq, coalesce(e.total, 0) as total, coalesce(e.count, 0) as count,
    coalesce(e.last, 0) as last
  from wallet.balance b
  full join (
    select account_id, sum(amount) as total, count(*) as count, max(seq) as last
    from wallet.entry group by account_id
  ) e on e.account_id = b.id
  where b.id is null or b.balance <> coalesce(e.total, 0) or b.seq <> coalesce(e.count, 0)
    or b.seq <> coalesce(e.last, 0)
  order by b.id limit 1000`

const totalsQuery = `
  select (select count(*) from wallet.balance) as accounts,
    (select coalesce(sum(balance), 0) from wallet.balance) as total,
    (select count(*) from wallet.entry) as entries`

// Each of these finds nothing in a sound ledger.
const rules = [
  [
    'transfers whose entries do not sum to zero',
    `select count(*) as found from (
       select transfer_id from wallet.entry group by transfer_id having sum(amount) <> 0) x`,
  ],
  [
    'transfers without entries, or entries without a transfer',
    `select count(*) as found from wallet.transfer t
     full join (select distinct transfer_id from wallet.entry) e on e.transfer_id = t.id
     where t.id is null or e.transfer_id is null`,
  ],
  [
    'transfers whose id is not the one on record for their source',
    `select count(*) as found from wallet.transfer t
     full join (select * from wallet.txn_key where transfer_id is not null) k
       on k.transfer_id = t.id and k.source = t.source and k.txn_id = t.txn_id
       and k.balance_after = t.balance_after
     where t.id is null or k.transfer_id is null`,
  ],
  ['member accounts below zero', 'select count(*) as found from wallet.account where balance < 0'],
  [
    'holds that differ from the held balance of their member',
    `select count(*) as found from wallet.account a
     full join (select member_id, sum(remaining) as held from wallet.hold group by 1) h
       on h.member_id * 4 + 1 = a.id
     where (a.part = 1 or a.id is null) and coalesce(a.balance, 0) <> coalesce(h.held, 0)`,
  ],
] as const

const check = async (client: PoolClient) => {
  // One snapshot for every question; the settings let a big ledger be added up in memory.
  await client.query('begin isolation level repeatable read read only')
  await client.query("set local work_mem = '256MB'")
  const totals = await client.query<{ accounts: bigint; total: string; entries: bigint }>(
    totalsQuery,
  )
  const drifted = await client.query<DriftRow>(driftQuery)
  const problems: string[] = []
  for (const [rule, query] of rules) {
    const { rows } = await client.query<{ found: bigint }>(query)
    const found = rows[0]?.found ?? 0n
    if (found > 0n) problems.push(`${rule}: ${found}`)
  }
  await client.query('commit')
  const sums = totals.rows[0] ?? { accounts: 0n, total: '0', entries: 0n }
  return { ...sums, total: BigInt(sums.total), drifted: drifted.rows, problems }
}

const describe = ({ id, balance, total }: DriftRow): string => {
  const name = nameAccount(id)
  const who =
    'memberId' in name
      ? `member ${name.memberId} ${name.part}`
      : `house ${name.houseId} shard ${name.shard}`
  return `${who}: balance ${balance}, entries sum to ${total}`
}

/**
 * Adds the whole ledger up again (hourly). A member account that drifted is named and stopped: its
 * debits, payouts included, are refused until somebody has looked. House drift is named as loudly,
 * but stops no member.
 */
export const proveConservation = async (pool: Pool, clock: Clock): Promise<Proof> => {
  const client = await pool.connect()
  try {
    const found = await check(client)
    const problems = [...found.problems, ...found.drifted.map(describe)]
    if (found.total !== 0n) problems.push(`all accounts together: ${found.total}, not zero`)
    await client.query('select wallet.record_proof($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
      clock.now(),
      found.accounts,
      found.entries,
      found.total,
      problems,
      found.drifted.map((row) => row.id),
      found.drifted.map((row) => row.balance),
      found.drifted.map((row) => row.total),
      found.drifted.map((row) => row.count),
      found.drifted.map((row) => row.seq),
    ])
    return {
      ok: problems.length === 0,
      accounts: found.accounts,
      entries: found.entries,
      totalMinor: found.total,
      problems,
      drifted: found.drifted.map((row) => ({
        account: nameAccount(row.id),
        balanceMinor: row.balance,
        entriesMinor: BigInt(row.total),
      })),
    }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
