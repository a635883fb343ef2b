import { createHash, randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { inject } from 'vitest'
import { createPool, type Pool } from '../connect.ts'
import { migrate, readMigrations, type MigrationSet } from '../migrate.ts'
import { recordUsage } from './record-usage.ts'

export type TestDatabase = {
  readonly url: string
  readonly pool: Pool
  /** Closes the pool and drops the database, even if clients are still connected. */
  drop(): Promise<void>
}

const templateLock = 7_264_002
// Copying the files costs a tenth of PostgreSQL's usual way, which also writes each page to its log.
const copyFiles = 'strategy file_copy'

const withDatabase = (url: string, database: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

const onServer = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

type Settings = Readonly<Record<string, string>>

/** Applies the settings to every later connection to the database. */
const keepSettings = async (client: Client, database: string, settings: Settings) => {
  for (const [name, value] of Object.entries(settings)) {
    await client.query(`alter database ${database} set ${name} = ${client.escapeLiteral(value)}`)
  }
}

const leavingTriesMax = 20

/** A pool that was ended is still disconnecting; errors of connections cut off meanwhile have no listener. */
const waitUntilLeft = async (client: Client, database: string) => {
  for (let tries = 0; tries < leavingTriesMax; tries += 1) {
    const present = await client.query('select from pg_stat_activity where datname = $1', [
      database,
    ])
    if (present.rowCount === 0) return
    await setTimeout(25)
  }
}

/** Data that a template gets once, after its migrations. */
export type TemplateData = {
  /** Distinguishes two templates with the same migrations. */
  readonly name: string
  fill(url: string): Promise<void>
}

// Cloning a migrated database costs tens of milliseconds, migrating one costs seconds.
const prepareTemplate = async (
  sets: readonly MigrationSet[],
  settings: Settings,
  data: TemplateData | undefined,
): Promise<string> => {
  const known = (await Promise.all(sets.map(readMigrations))).flat()
  const files = known.map((one) => `${one.module}/${one.name}/${one.checksum}`)
  const given = Object.entries(settings).map((one) => one.join('='))
  const content = [...files, ...given, data?.name ?? ''].join()
  const name = `template_${createHash('sha256').update(content).digest('hex').slice(0, 16)}`
  const exists = 'select from pg_database where datname = $1 and datistemplate'
  await onServer(async (client) => {
    if ((await client.query(exists, [name])).rowCount) return
    // Templates with data start from the one without: migrations are a third of the cost.
    const empty = data && (await templateOf(sets, settings, undefined))
    await client.query('select pg_advisory_lock($1)', [templateLock])
    if ((await client.query(exists, [name])).rowCount) return
    recordUsage({ what: 'template' })
    await client.query(`drop database if exists ${name}`)
    await client.query(`create database ${name}${empty ? ` template ${empty} ${copyFiles}` : ''}`)
    await keepSettings(client, name, settings)
    const url = withDatabase(inject('databaseUrl'), name)
    if (!empty) await migrate(url, sets)
    await data?.fill(url)
    await waitUntilLeft(client, name)
    await client.query(`alter database ${name} is_template true`)
  })
  return name
}

const prepared = new Map<string, Promise<string>>()

/** The template, looked up once per worker. */
const templateOf = (
  sets: readonly MigrationSet[],
  settings: Settings,
  data: TemplateData | undefined,
): Promise<string> => {
  const key = JSON.stringify([sets, settings, data?.name])
  const template = prepared.get(key) ?? prepareTemplate(sets, settings, data)
  prepared.set(key, template)
  // If it cannot be created, the next test retries and reports the error.
  template.catch(() => prepared.delete(key))
  return template
}

/**
 * A separate database for one test file, with the given modules migrated under the given settings of
 * the database, and the given data. What several files of a run share is created once and cloned.
 */
export const createTestDatabase = async (
  sets: readonly MigrationSet[],
  settings: Settings = {},
  data?: TemplateData,
): Promise<TestDatabase> => {
  const template = await templateOf(sets, settings, data)
  const name = `test_${randomBytes(8).toString('hex')}`
  recordUsage({ what: 'database' })
  await onServer(async (client) => {
    await client.query(`create database ${name} template ${template} ${copyFiles}`)
    await keepSettings(client, name, settings)
  })
  const url = withDatabase(inject('databaseUrl'), name)
  const pool = createPool(url, { work: 'jobs', max: 20 })
  return {
    url,
    pool,
    drop: async () => {
      await pool.end()
      await onServer(async (client) => {
        await waitUntilLeft(client, name)
        await client.query(`drop database ${name} with (force)`)
      })
    },
  }
}
