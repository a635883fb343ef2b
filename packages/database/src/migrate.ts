import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { adoptBaseline, landedBaselines, type Applied, type Baselines } from './adopt-baseline.ts'
import { correctedMigrations, type CorrectedMigrations } from './corrected-migrations.ts'
import { kindsOfWork, startupOptions } from './kinds-of-work.ts'

export { describeCatalogue } from './describe-catalogue.ts'

/** The numbered files `NNNN-what.sql` of one module; its schema has the module's name. */
export type MigrationSet = {
  readonly module: string
  readonly folder: string
  /** The files grant rights themselves; otherwise `trevo_app` may read and write every table. */
  readonly ownGrants?: boolean
}

export type Migration = Applied & { readonly sql: string }

const fileName = /^(\d{4})-([a-z0-9-]+)\.sql$/
// Any constant: every copy of Trevo that starts on a database queues up behind it.
export const migrationLock = 7_264_001

/** Reads a module's files in order. Throws on a gap, a doubled number or a stray file. */
export const readMigrations = async ({ module, folder }: MigrationSet): Promise<Migration[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file, index) => {
      const match = fileName.exec(file)
      if (!match) throw new Error(`${join(folder, file)}: name migrations NNNN-what.sql`)
      if (Number(match[1]) !== index + 1) {
        throw new Error(`${join(folder, file)}: expected number ${index + 1} here`)
      }
      const sql = await readFile(join(folder, file), 'utf8')
      const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
      return { module, number: index + 1, name: file, sql, checksum }
    }),
  )
}

// Roles belong to the whole server, so two databases migrated at once can both try to create them.
const prepare = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'trevo_app') then
      create role trevo_app nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$;
  create schema if not exists platform;
  create table if not exists platform.migration (
    module text not null,
    number integer not null,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now(),
    primary key (module, number)
  );
  grant usage on schema platform to trevo_app;
  grant select on platform.migration to trevo_app;
`

const grantAll = (schema: string): string => `
  grant usage on schema ${schema} to trevo_app;
  grant select, insert, update, delete on all tables in schema ${schema} to trevo_app;
  grant usage, select on all sequences in schema ${schema} to trevo_app;
  grant execute on all functions in schema ${schema} to trevo_app;
`

const assertUnchanged = (
  applied: readonly Applied[],
  known: readonly Migration[],
  corrected: CorrectedMigrations,
): void => {
  for (const row of applied) {
    const file = known.find((one) => one.module === row.module && one.number === row.number)
    if (!file) continue
    if (file.checksum === row.checksum) continue
    if (corrected[`${row.module}/${row.number}`]?.includes(row.checksum)) continue
    throw new Error(
      `migration ${row.module}/${row.name} was applied and has changed since: ` +
        'restore it and write the change as a new migration',
    )
  }
}

const apply = async (client: Client, migration: Migration): Promise<void> => {
  const { module, number, name, checksum } = migration
  await client.query('begin')
  try {
    // Everybody else queues behind a table lock that is being waited for.
    await client.query(`set local lock_timeout = ${kindsOfWork.migrations.lockMs}`)
    await client.query(migration.sql)
    await client.query(
      'insert into platform.migration (module, number, name, checksum) values ($1, $2, $3, $4)',
      [module, number, name, checksum],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`migration ${module}/${name} failed: ${reason}`, { cause: error })
  }
}

/**
 * Brings a database up to date, each file in its own transaction. Several copies may start at once:
 * they take turns, and the later ones find nothing to do. A database of the last version before the
 * baseline is adopted as it is.
 * @returns the names `module/file` applied by this call.
 * @throws Error when a file fails, an applied one has changed, or the database is older than the
 * baseline.
 */
export const migrate = async (
  url: string,
  sets: readonly MigrationSet[],
  baselines: Baselines = landedBaselines,
  corrected: CorrectedMigrations = correctedMigrations,
): Promise<string[]> => {
  const known = (await Promise.all(sets.map(readMigrations))).flat()
  const client = new Client({
    connectionString: url,
    application_name: 'trevo migrate',
    // Copies that take turns wait for each other's whole migration rather than for a table.
    options: startupOptions({ ...kindsOfWork.migrations, lockMs: 0 }),
  })
  // A connection that is cut off fails the query it was running; without a listener it would also end the
  // process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(prepare)
    const { rows } = await client.query<Applied>(
      'select module, number, name, checksum from platform.migration',
    )
    const applied = await adoptBaseline(client, rows, known, baselines)
    assertUnchanged(applied, known, corrected)
    const seen = new Set(applied.map((row) => `${row.module}/${row.number}`))
    const due = known.filter((one) => !seen.has(`${one.module}/${one.number}`))
    for (const migration of due) await apply(client, migration)
    for (const { module, ownGrants } of sets) {
      if (!ownGrants && due.some((one) => one.module === module)) {
        await client.query(grantAll(module))
      }
    }
    return due.map((one) => `${one.module}/${one.name}`)
  } finally {
    await client.end()
  }
}
