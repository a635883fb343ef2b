/** The placement of each table in a spread database; see apps/server's table-placement.ts. */
export type TableLists = {
  readonly bucket: readonly string[]
  readonly member: readonly string[]
  readonly reference: readonly string[]
  readonly coordinator: readonly string[]
}

export type SpreadOrder = {
  readonly tables: TableLists
  /** The first of the tables of a bucket. */
  readonly leader: string
  /** Existing tables that the cluster does not know yet, and those it does. */
  readonly unknown: ReadonlySet<string>
  readonly known: ReadonlySet<string>
  /** Unique over all buckets on one server; the bucket is added to their key before they are spread. */
  readonly uniqueOverBuckets: readonly {
    readonly table: string
    readonly columns: readonly string[]
  }[]
  /** Existing foreign keys. */
  readonly foreignKeys: readonly {
    readonly name: string
    readonly table: string
    readonly pointsAt: string
  }[]
}

const assertName = (table: string): string => {
  if (!/^[a-z_]+\.[a-z_0-9]+$/.test(table)) throw new Error(`${table} is no table's name`)
  return table
}

/** Tables of a list that belong together: the first one that is spread leads, the others follow it. */
const distribute = (
  list: readonly string[],
  column: string,
  { unknown, known }: SpreadOrder,
): string[] => {
  let leader = list.find((table) => known.has(table))
  return list
    .filter((table) => unknown.has(table))
    .map((table) => {
      const place = leader === undefined ? 'none' : assertName(leader)
      leader ??= table
      return `select create_distributed_table('${assertName(table)}', '${column}', colocate_with => '${place}')`
    })
}

/** The bucket comes last, so that a query by id alone within one bucket's table still uses the index. */
const widenKeys = ({ uniqueOverBuckets, unknown }: SpreadOrder): string[] =>
  uniqueOverBuckets
    .filter(({ table, columns }) => unknown.has(table) && !columns.includes('bucket'))
    .map(
      ({ table, columns }) =>
        `alter table ${assertName(table)} drop constraint ${table.split('.')[1]}_pkey,
         add primary key (${[...columns, 'bucket'].join(', ')})`,
    )

/**
 * A row on a worker cannot reference one on the coordinator. While such a key exists, its table would
 * also be registered along with the other, and could not be distributed any more.
 */
const dropPointers = ({ foreignKeys, tables, unknown }: SpreadOrder): string[] => {
  const spread = new Set([...tables.bucket, ...tables.member])
  const staying = new Set(tables.coordinator)
  return foreignKeys
    .filter(
      ({ table, pointsAt }) => unknown.has(table) && spread.has(table) && staying.has(pointsAt),
    )
    .map(({ table, name }) => `alter table ${assertName(table)} drop constraint ${name}`)
}

/**
 * The statements for a coordinator that place every table as its list specifies. Referenced tables
 * come first. None for tables that the cluster already knows, so this may be called at every start.
 */
export const placementStatements = (order: SpreadOrder): string[] => {
  const { tables, leader, unknown } = order
  const due = (list: readonly string[]) =>
    list.filter((table) => unknown.has(table)).map(assertName)
  return [
    ...widenKeys(order),
    ...dropPointers(order),
    ...due(tables.reference).map((table) => `select create_reference_table('${table}')`),
    ...distribute(
      tables.bucket.toSorted((one, other) => Number(other === leader) - Number(one === leader)),
      'bucket',
      order,
    ),
    // A table that references one of these, or is referenced, is registered along with it.
    ...due(tables.coordinator).map(
      (
        table,
      ) => `select citus_add_local_table_to_metadata('${table}', cascade_via_foreign_keys => true)
        where not exists (select from pg_dist_partition where logicalrelid = '${table}'::regclass)`,
    ),
    ...distribute(tables.member, 'member_id', order),
  ]
}
