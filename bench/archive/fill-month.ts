import type { Pool } from '@trevo/database/connect.ts'

const members = 2_000

/** Fills the month with credits of one real each, in the order in which they would have been posted. */
export const fillMonth = async (pool: Pool, firstDay: string, transfers: number): Promise<void> => {
  await pool.query("select wallet.ensure_month($1::date + interval '10 days')", [firstDay])
  await pool.query("select wallet.register_kind('bench.won', 'credit', 3100, 'bench', false)")
  await pool.query('select wallet.open_accounts(n, $1, now()) from generate_series(1, $2) n', [
    'BRL',
    members,
  ])
  const rows = `generate_series(1, ${transfers}) i, (select h.id as house, k.id as kind,
    '${firstDay}'::timestamptz as month from wallet.house h, wallet.transfer_kind k
    where h.name = 'bench' and k.name = 'bench.won') x`
  const member = `(1 + (i - 1) % ${members})::bigint * 4`
  const seq = `((i - 1) / ${members} + 1)::bigint`
  const at = `x.month + i * interval '2 seconds'`
  await pool.query(
    `insert into wallet.transfer
       (id, created_at, kind, source, txn_id, account_id, amount, balance_after, reference,
        bucket)
     select 255 + i, ${at}, x.kind, 'vendor:bench', md5(i::text), ${member}, 10000, ${seq} * 10000,
       jsonb_build_object('round', md5((i / 2)::text), 'node', (i % 300)::text),
       wallet.bucket_of(${member}) from ${rows}`,
  )
  await pool.query(
    `insert into wallet.txn_key (source, txn_id, transfer_id, balance_after, fingerprint, bucket)
     select source, txn_id, id, balance_after, id, bucket from wallet.transfer`,
  )
  await pool.query(
    `with posted as (
       insert into wallet.posting (bucket, number, block)
       select bucket, row_number() over (partition by bucket order by id / 256), id / 256
       from wallet.transfer group by bucket, id / 256 returning bucket
     )
     update wallet.bucket b set number = p.number
     from (select bucket, count(*) as number from posted group by 1) p where p.bucket = b.bucket`,
  )
  await pool.query(
    `insert into wallet.entry
       (account_id, seq, transfer_id, amount, balance_after, created_at, kind, bucket)
     select ${member}, ${seq}, 255 + i, 10000, ${seq} * 10000, ${at}, x.kind,
       wallet.bucket_of(${member}) from ${rows}
     union all
     select wallet.shard_of(house, bucket, 0), n, 255 + i, -10000, n * -10000, at, kind, bucket
     from (
       select x.house, x.kind, i, ${at} as at, wallet.bucket_of(${member}) as bucket,
         row_number() over (partition by wallet.bucket_of(${member}) order by i) as n
       from ${rows}
     ) y`,
  )
  await pool.query(
    `update wallet.account a set balance = s.total, seq = s.last from (
       select account_id, sum(amount) as total, max(seq) as last from wallet.entry group by 1
     ) s where a.id = s.account_id`,
  )
  await pool.query(
    `update wallet.house_shard a set balance = s.total, seq = s.last from (
       select account_id, sum(amount) as total, max(seq) as last from wallet.entry group by 1
     ) s where a.id = s.account_id`,
  )
  await pool.query('vacuum analyze')
}
