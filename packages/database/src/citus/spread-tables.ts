import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { kindsOfWork, startupOptions } from '../kinds-of-work.ts'
import { migrationLock } from '../migrate.ts'
import { copyFunction, type CopyRules } from './copy-functions.ts'
import { listGroups, viewsOf } from './list-groups.ts'
import { placementStatements, type TableLists } from './place-tables.ts'

export type SpreadPlan = {
  readonly tables: TableLists
  /** The table of a bucket whose shards name the groups. */
  readonly leader: string
  readonly uniqueOverBuckets: readonly string[]
  /** Run once before the first table is placed. */
  readonly before: string
  readonly copies: {
    readonly functions: readonly string[]
    readonly views: readonly string[]
    readonly texts: ReadonlyMap<string, string>
    /** Created once for each group before the copies; `{group}`, `{bucket}` and `{head}` are filled in. */
    readonly ofGroup: string
  }
  /** Replacements for functions that query all groups, once the copies exist. */
  readonly instead: string
}

/** Roles that connections act as; the coordinator connects to workers as the role that queries it. */
const openRoles = ['trevo_app', 'trevo_archive']
const shardsUnlessSaid = 8

const isCoordinator = async (client: Client): Promise<boolean> => {
  const { rowCount } = await client.query("select from pg_extension where extname = 'citus'")
  return rowCount === 1
}

const tablesThere = async (client: Client) => {
  const { rows } = await client.query<{ name: string; is_known: boolean; key: string[] | null }>(
    `select n.nspname || '.' || c.relname as name, p.logicalrelid is not null as is_known,
       (select array_agg(a.attname::text order by array_position(x.indkey::smallint[], a.attnum))
        from pg_index x join pg_attribute a on a.attrelid = c.oid and a.attnum = any (x.indkey)
        where x.indrelid = c.oid and x.indisprimary) as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     left join pg_dist_partition p on p.logicalrelid = c.oid
     where c.relkind in ('r', 'p') and not c.relispartition`,
  )
  return rows
}

const foreignKeysThere = async (client: Client) => {
  const { rows } = await client.query<{ name: string; table: string; pointsAt: string }>(
    `select conname as name, conrelid::regclass::text as table, confrelid::regclass::text as "pointsAt"
     from pg_constraint where contype = 'f' and conparentid = 0 order by 2, 1`,
  )
  return rows
}

const isSpread = async (client: Client, leader: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    'select from pg_dist_partition where logicalrelid = $1::regclass',
    [leader],
  )
  return rowCount !== 0
}

const placeTables = async (client: Client, plan: SpreadPlan): Promise<number> => {
  if (!(await isSpread(client, plan.leader))) await client.query(plan.before)
  // With what `before` has created.
  const there = await tablesThere(client)
  const keyOf = new Map(there.map(({ name, key }) => [name, key ?? []]))
  const statements = placementStatements({
    tables: plan.tables,
    leader: plan.leader,
    known: new Set(there.filter((one) => one.is_known).map(({ name }) => name)),
    unknown: new Set(there.filter((one) => !one.is_known).map(({ name }) => name)),
    uniqueOverBuckets: plan.uniqueOverBuckets.map((table) => ({
      table,
      columns: keyOf.get(table) ?? [],
    })),
    foreignKeys: await foreignKeysThere(client),
  })
  for (const statement of statements) await client.query(statement)
  return statements.length
}

const prepare = `
  create table if not exists platform.spread_function (
    name text primary key,
    definition text not null
  );
  create table if not exists platform.spread_state (
    name text primary key,
    checksum text not null
  );`

/**
 * The functions before something replaced them: saved the first time, and again whenever a migration
 * has recreated one. The replacements query the group of a bucket; the originals never do.
 */
const keepDefinitions = async (client: Client, functions: readonly string[]) => {
  await client.query(
    `insert into platform.spread_function (name, definition)
     select n.nspname || '.' || p.proname, pg_get_functiondef(p.oid)
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname || '.' || p.proname = any ($1) and p.prosrc !~ 'wallet\\.groups?_of\\('
     on conflict (name) do update set definition = excluded.definition`,
    [functions],
  )
  const { rows } = await client.query<{ name: string; definition: string; may_archive: boolean }>(
    `select f.name, f.definition,
       has_function_privilege('trevo_archive', p.oid, 'execute') as may_archive
     from platform.spread_function f
     join pg_proc p on p.oid = to_regproc(f.name) where f.name = any ($1) order by 1`,
    [functions],
  )
  return rows
}

/** Whether all replacements exist; a migration may have recreated what they replace. */
const isInPlace = async (client: Client, instead: string): Promise<boolean> => {
  const bodies = [
    ...instead.matchAll(/create or replace function (\S+?)\([^$;]*as \$\$(.*?)\$\$/gs),
  ]
  const { rows } = await client.query<{ missing: boolean }>(
    `select exists (
       select from unnest($1::text[], $2::text[]) u (name, body)
       where not exists (
         select from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname || '.' || p.proname = u.name and p.prosrc = u.body)) as missing`,
    [bodies.map(([, name]) => name), bodies.map(([, , body]) => body)],
  )
  return rows[0]?.missing === false
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((all, [key, value]) => all.replaceAll(`{${key}}`, value), text)

const copyStatements = async (client: Client, plan: SpreadPlan) => {
  const groups = await listGroups(client, plan.leader)
  const definitions = await keepDefinitions(client, plan.copies.functions)
  const functions = definitions.map(({ name }) => name)
  const rules: CopyRules = {
    functions,
    views: await viewsOf(client, plan.copies.views),
    texts: plan.copies.texts,
  }
  const statements: string[] = []
  for (const group of groups) {
    const { id, bucket, relations } = group
    statements.push(
      fill(plan.copies.ofGroup, { group: id, bucket, head: relations.get('wallet.bucket') ?? '' }),
    )
    for (const { name, definition, may_archive: mayArchive } of definitions) {
      const made = `${name}_${id}`
      statements.push(
        copyFunction(definition, group, rules),
        `revoke execute on function ${made} from public`,
        `grant execute on function ${made} to trevo_app${mayArchive ? ', trevo_archive' : ''}`,
      )
    }
  }
  return statements
}

const copyFunctions = async (client: Client, plan: SpreadPlan): Promise<number> => {
  await client.query(prepare)
  const statements = [...(await copyStatements(client, plan)), plan.instead]
  const checksum = createHash('sha256').update(statements.join('\n')).digest('hex')
  const { rows } = await client.query<{ checksum: string }>(
    'select checksum from platform.spread_state',
  )
  if (rows[0]?.checksum === checksum && (await isInPlace(client, plan.instead))) return 0
  // One commit over all nodes rather than one for each of some hundred functions.
  await client.query(`begin; ${statements.join(';\n')}; commit`)
  await client.query(
    `insert into platform.spread_state (name, checksum) values ('functions', $1)
     on conflict (name) do update set checksum = excluded.checksum`,
    [checksum],
  )
  return statements.length
}

const shardCount = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ count: string | null }>(
    "select nullif(current_setting('trevo.ledger_shards', true), '') as count",
  )
  return Number(rows[0]?.count ?? shardsUnlessSaid)
}

/**
 * Spreads the tables of a Citus coordinator over its workers, after the migrations: everything that is new
 * since the last time, so it may be called at every start. Does nothing on a PostgreSQL without Citus.
 * @returns how many statements it took.
 */
export const spreadTables = async (url: string, plan: SpreadPlan): Promise<number> => {
  const client = new Client({
    connectionString: url,
    application_name: 'trevo migrate',
    options: startupOptions({ ...kindsOfWork.migrations, lockMs: 0 }),
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    if (!(await isCoordinator(client))) return 0
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(`set citus.shard_count = ${await shardCount(client)}`)
    for (const role of openRoles) await client.query(`alter role ${role} login`)
    const placed = await placeTables(client, plan)
    return placed + (await copyFunctions(client, plan))
  } finally {
    await client.end()
  }
}
