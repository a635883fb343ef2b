import { createPool, type Pool } from '@trevo/database/connect.ts'

/** Movements of one step: what it writes stays in memory. */
const stepMax = 250_000
/** Postings of the ledger have numbers of 256 transfers. */
const blockSize = 256

type Step = {
  /** Tells fillings apart. */
  readonly name: string
  readonly players: readonly bigint[]
  readonly count: number
  /** How many movements the filling has before this step. */
  readonly from: number
  readonly startMs: number
  readonly everyMs: number
}

/** Members of the first brand with an account that can be moved; accounts are opened where there is none. */
const openPlayers = async (pool: Pool, players: number): Promise<bigint[]> => {
  const { rows } = await pool.query<{ id: bigint }>(
    `select member_id as id from members.member where brand_id = 1 and type = 0 order by member_id desc limit $1`,
    [players],
  )
  const ids = rows.map(({ id }) => id)
  await pool.query(`select wallet.open_accounts(id, 'BRL', now()) from unnest($1::bigint[]) id`, [
    ids,
  ])
  return ids
}

/**
 * The movements of a step with the state after each: every player in turn gets a prize of one real, stakes it the
 * next time, and so on. House shard 0 takes the other side.
 */
const writeStep = `
  create temp table step on commit drop as
  with houses as (
    select h.id, h.balance, h.seq from wallet.house_shard h
    where h.id = wallet.shard_of((select id from wallet.house where name = 'play'), 0, 0) for no key update
  ), players as (
    select a.id, a.balance, a.seq, p.place from unnest($1::bigint[]) with ordinality p (member_id, place)
    join wallet.account a on a.id = p.member_id * 4
  ), moved as (
    select i, p.id as account_id, p.balance as base, p.seq + (i - 1) / $2 + 1 as seq,
      (($6 + i - 1) / $2) % 2 = 0 as is_prize
    from generate_series(1, $3::bigint) i join players p on p.place = (i - 1) % $2 + 1
  )
  select $4::bigint * ${blockSize} + m.i - 1 as id,
    to_timestamp(($7::float8 + m.i * $8::float8) / 1000) as created_at,
    (select id from wallet.transfer_kind
      where name = case when m.is_prize then 'play.payout_paid' else 'play.stake_taken' end) as kind,
    'vendor:BGS' as source, $5::text || '-' || ($6 + m.i) as txn_id, m.account_id,
    case when m.is_prize then 10000 else -10000 end::bigint as amount,
    m.base + sum(case when m.is_prize then 10000 else -10000 end) over (partition by m.account_id order by m.i)
      as balance_after,
    m.seq, h.id as shard, h.seq + m.i as shard_seq,
    h.balance - sum(case when m.is_prize then 10000 else -10000 end) over (order by m.i) as shard_balance,
    jsonb_build_object('node', (1001 + m.i % 5)::text, 'round', $5::text || '-' || ($6 + m.i)) as reference
  from moved m cross join houses h`

const copyStep = [
  `insert into wallet.txn_key (source, txn_id, transfer_id, balance_after, fingerprint, bucket)
   select source, txn_id, id, balance_after, id, 0 from step`,
  `insert into wallet.transfer
     (id, created_at, kind, source, txn_id, account_id, amount, balance_after, reference, bucket)
   select id, created_at, kind, source, txn_id, account_id, amount, balance_after, reference, 0 from step`,
  `insert into wallet.entry (account_id, seq, transfer_id, amount, balance_after, created_at, kind, bucket)
   select account_id, seq, id, amount, balance_after, created_at, kind, 0 from step
   union all
   select shard, shard_seq, id, -amount, shard_balance, created_at, kind, 0 from step`,
  `update wallet.account a set balance = s.balance_after, seq = s.seq
   from (select distinct on (account_id) account_id, balance_after, seq from step order by account_id, id desc) s
   where a.id = s.account_id`,
  `update wallet.house_shard h set balance = s.shard_balance, seq = s.shard_seq
   from (select shard, shard_balance, shard_seq from step order by id desc limit 1) s where h.id = s.shard`,
  `insert into wallet.new_posting (bucket, block) select distinct 0, id / ${blockSize} from step`,
]

const fillStep = async (pool: Pool, step: Step): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local work_mem = '512MB'`)
    const { rows } = await client.query<{ block: bigint }>(
      `select setval('wallet.transfer_block', nextval('wallet.transfer_block') + $1) - $1 as block`,
      [Math.ceil(step.count / blockSize)],
    )
    const { players, count, name, from, startMs, everyMs } = step
    const values = [players, players.length, count, rows[0]?.block, name, from, startMs, everyMs]
    await client.query(writeStep, values)
    for (const statement of copyStep) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/**
 * Prizes and stakes of members within the last minutes, written by SQL as the ledger writes them: transfer with its
 * key, entries on both sides, balances, and the posting that its readers number. Nobody else may post meanwhile.
 */
export const fillMovements = async (
  databaseUrl: string,
  name: string,
  { count, players, minutes }: { count: number; players: number; minutes: number },
): Promise<void> => {
  const pool = createPool(databaseUrl, { work: 'reports', max: 1 })
  const ids = await openPlayers(pool, players)
  // Steps end where every player has had as many prizes as stakes.
  const rounds = Math.max(1, Math.floor(stepMax / (2 * ids.length)))
  const stepSize = 2 * ids.length * rounds
  const everyMs = (minutes * 60_000) / count
  const startMs = Date.now() - minutes * 60_000
  for (let from = 0; from < count; from += stepSize) {
    await fillStep(pool, {
      name,
      players: ids,
      count: Math.min(stepSize, count - from),
      from,
      startMs: startMs + from * everyMs,
      everyMs,
    })
  }
  await pool.query('vacuum analyze wallet.transfer, wallet.entry, wallet.account, wallet.txn_key')
  await pool.end()
}
