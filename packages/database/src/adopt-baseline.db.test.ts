import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestOf, type Baselines } from './adopt-baseline.ts'
import { describeCatalogue } from './describe-catalogue.ts'
import { migrate, readMigrations } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts'

const oldFiles = {
  '0001-items.sql': 'create schema shop; create table shop.item (id bigint)',
  '0002-names.sql': "alter table shop.item add name text not null default ''",
}
const newFiles = {
  '0001-baseline.sql':
    "create schema shop; create table shop.item (id bigint, name text not null default '')",
}
const nextFile = { '0002-prices.sql': 'alter table shop.item add price bigint' }

let root: string
let database: TestDatabase
let baselines: Baselines

/** A version of the module with these files. */
const version = async (name: string, files: Readonly<Record<string, string>>) => {
  const folder = join(root, name)
  await mkdir(folder)
  for (const [file, sql] of Object.entries(files)) await writeFile(join(folder, file), sql)
  return [{ module: 'shop', folder }]
}

const start = async (name: string, files: Readonly<Record<string, string>>) =>
  migrate(database.url, await version(name, files), baselines)

const records = async () => {
  const { rows } = await database.pool.query<{ line: string }>(
    `select module || '/' || name as line from platform.migration order by module, number`,
  )
  return rows.map(({ line }) => line)
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trevo-baseline-'))
  database = await createTestDatabase([])
  const [shop] = await version('replaced', oldFiles)
  if (!shop) throw new Error('no module')
  const digest = digestOf(await readMigrations(shop))
  baselines = {
    commit: 'abc1234',
    date: '2026-01-02',
    modules: { shop: { baseline: 1, count: 2, digest } },
  }
})
afterEach(async () => {
  await database.drop()
  await rm(root, { recursive: true })
})

test('a database of the last version before the baseline keeps its data and continues from it', async () => {
  await start('old', oldFiles)
  await database.pool.query("insert into shop.item values (7, 'seven')")
  expect(await start('new', newFiles)).toEqual([])
  expect(await start('next', { ...newFiles, ...nextFile })).toEqual(['shop/0002-prices.sql'])
  const { rows } = await database.pool.query('select id, name, price from shop.item')
  expect(rows).toEqual([{ id: 7n, name: 'seven', price: null }])
  expect(await records()).toEqual([
    'shop/0001-baseline.sql',
    'shop/0002-prices.sql',
    'shop before baseline/0001-items.sql',
    'shop before baseline/0002-names.sql',
  ])
})

test('it has the structure of an empty database that starts at the baseline', async () => {
  await start('old', oldFiles)
  await start('new', newFiles)
  const other = await createTestDatabase([])
  try {
    await migrate(other.url, [{ module: 'shop', folder: join(root, 'new') }], baselines)
    expect(await describeCatalogue(database.pool)).toBe(await describeCatalogue(other.pool))
  } finally {
    await other.drop()
  }
})

test('an older database is refused, naming the version to start first, and left as it was', async () => {
  await start('older', { '0001-items.sql': oldFiles['0001-items.sql'] })
  await expect(start('new', newFiles)).rejects.toThrow(
    'this database is older than the baseline of its schema (shop has 1 of 2 migrations): ' +
      'first start version abc1234 of 2026-01-02 on it, then this one',
  )
  expect(await records()).toEqual(['shop/0001-items.sql'])
})

test('a baseline file that changed after it was applied stops the start and names the file', async () => {
  await start('old', oldFiles)
  await start('new', newFiles)
  await writeFile(join(root, 'new', '0001-baseline.sql'), 'create schema shop')
  const changed = migrate(database.url, [{ module: 'shop', folder: join(root, 'new') }], baselines)
  await expect(changed).rejects.toThrow('shop/0001-baseline.sql was applied')
})
