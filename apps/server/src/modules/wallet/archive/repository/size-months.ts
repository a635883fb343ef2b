import type { ArchiveSession } from '../session.ts'

type SizedMonth = {
  /** YYYYMM, as in the names of its tables. */
  suffix: string
  state: 'here' | 'exported' | 'dropped' | 'restored'
  /** Counted if it was exported, otherwise the database's estimate. */
  entries: bigint
  bytes: bigint
}

/** For each month in the database: its size, and the estimated number of entries. */
const sizesHere = `
  select right(e.relname, 6) as suffix, greatest(e.reltuples, 0)::bigint as entries,
    pg_total_relation_size(e.oid)
      + pg_total_relation_size(to_regclass('wallet.transfer_' || right(e.relname, 6))) as bytes
  from pg_inherits i join pg_class e on e.oid = i.inhrelid
  where i.inhparent = 'wallet.entry'::regclass and e.relname ~ '^entry_[0-9]{6}$'`

/** The same for a spread ledger: the rows are on the nodes. */
const sizesSpread = `
  select right(e.relname, 6) as suffix, sum(s.result::bigint)::bigint as entries,
    (citus_total_relation_size(e.oid)
      + citus_total_relation_size(to_regclass('wallet.transfer_' || right(e.relname, 6)))) as bytes
  from pg_inherits i join pg_class e on e.oid = i.inhrelid
  cross join lateral run_command_on_shards(e.oid,
    $$ select greatest(reltuples, 0)::bigint from pg_class where oid = '%s'::regclass $$) s
  where i.inhparent = 'wallet.entry'::regclass and e.relname ~ '^entry_[0-9]{6}$'
  group by e.oid, e.relname`

/** Every month of the ledger with its size, in the database or out of it, oldest first. */
export const sizeMonths = async ({ client, isSpread }: ArchiveSession): Promise<SizedMonth[]> => {
  const { rows } = await client.query<SizedMonth>(
    `with here as (
       ${isSpread ? sizesSpread : sizesHere}
     )
     select coalesce(h.suffix, to_char(m.month, 'YYYYMM')) as suffix, coalesce(m.state, 'here') as state,
       coalesce(m.entries, h.entries) as entries, coalesce(h.bytes, 0) as bytes
     from here h full join wallet.archived_month m on to_char(m.month, 'YYYYMM') = h.suffix
     order by 1`,
  )
  return rows
}
