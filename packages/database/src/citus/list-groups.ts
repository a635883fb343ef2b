import type { ShardGroup } from './copy-functions.ts'

type ShardRow = { relation: string; id: string; leader: string; bucket: string }

/** A group with one of its buckets. */
export type PlacedGroup = ShardGroup & { readonly bucket: string }

type Asked = {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
}

/** The groups that hold buckets, as known to the coordinator; `leader` is the table that names them. */
export const listGroups = async (client: Asked, leader: string): Promise<PlacedGroup[]> => {
  const { rows } = await client.query<ShardRow>(
    `with led as (
       select row_number() over (order by shardminvalue::integer) as place, shardid,
         (select min(b.bucket) from generate_series(0, wallet.bucket_count() - 1) b (bucket)
          where get_shard_id_for_distribution_column($1, b.bucket::smallint) = shardid) as bucket
       from pg_dist_shard where logicalrelid = $1::regclass
     ), relation as (
       select s.logicalrelid::text as name, s.shardid,
         row_number() over (partition by s.logicalrelid order by s.shardminvalue::integer) as place
       from pg_dist_shard s join pg_dist_partition p on p.logicalrelid = s.logicalrelid
       where p.colocationid = (select colocationid from pg_dist_partition where logicalrelid = $1::regclass)
     )
     select r.name as relation, r.shardid::text as id, l.shardid::text as leader, l.bucket::text as bucket
     from relation r join led l on l.place = r.place
     where l.bucket is not null
     union all
     select s.logicalrelid::text, s.shardid::text, l.shardid::text, l.bucket::text
     from pg_dist_shard s join pg_dist_partition p on p.logicalrelid = s.logicalrelid
     cross join led l
     where p.partmethod = 'n' and p.repmodel = 't' and l.bucket is not null
     order by 3, 1`,
    [leader],
  )
  const groups = new Map<string, { id: string; bucket: string; relations: Map<string, string> }>()
  for (const { leader: id, bucket, relation, id: shard } of rows) {
    const group = groups.get(id) ?? { id, bucket, relations: new Map<string, string>() }
    group.relations.set(relation, `${relation}_${shard}`)
    groups.set(id, group)
  }
  return [...groups.values()]
}

/** The definitions of views by name. */
export const viewsOf = async (client: Asked, names: readonly string[]) => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select name, pg_get_viewdef(name::regclass) as definition from unnest($1::text[]) name`,
    [names],
  )
  return new Map(rows.map(({ name, definition }) => [name, definition]))
}
