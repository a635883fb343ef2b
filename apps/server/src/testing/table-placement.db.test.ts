import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createTestDatabase,
  type TestDatabase,
} from '@trevo/database/testing/create-test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverMigrations } from '../modules/module-folders.ts'
import { tablePlacement, uniqueOverBuckets } from '../modules/table-placement.ts'

type Key = { table: string; columns: string[] }

let database: TestDatabase
let tables: string[]
let keys: Key[]
beforeAll(async () => {
  // With one bucket the busiest tables have it in no key, and nothing is spread.
  database = await createTestDatabase(serverMigrations, { 'trevo.ledger_buckets': '4' })
  const found = await database.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables t
     where table_type = 'BASE TABLE' and table_schema not in ('information_schema', 'pg_catalog')
       and not exists (select from pg_inherits i where i.inhrelid
         = (quote_ident(table_schema) || '.' || quote_ident(table_name))::regclass)
     order by 1`,
  )
  tables = found.rows.map(({ name }) => name)
  // Partitions hold the keys of their parents.
  const unique = await database.pool.query<Key>(
    `select coalesce(i.inhparent, x.indrelid)::regclass::text as table, 
       array_agg(a.attname::text order by array_position(x.indkey::smallint[], a.attnum)) as columns
     from pg_index x join pg_attribute a on a.attrelid = x.indrelid and a.attnum = any (x.indkey)
     left join pg_inherits i on i.inhrelid = x.indrelid
     where x.indisunique group by x.indexrelid, 1`,
  )
  keys = unique.rows
})
afterAll(() => database.drop())

const spread = [...tablePlacement.bucket, ...tablePlacement.member]

test('every table is in the list, once, and the list names no other', () => {
  const listed = Object.values(tablePlacement).flat()
  expect(listed.toSorted()).toEqual(tables.toSorted())
})

test('every table written together with money is known to the cluster', () => {
  const inTransaction =
    /\b(postInTx|reverseInTx|openAccounts|setDebitGuard|lockBalance|transferStream)\b|wallet\.(hold|capture|release)\(/
  const modules = join(import.meta.dirname, '../modules')
  const folderOf = (module: string) => join(modules, module.replaceAll('_', '-'))
  const writers = serverMigrations
    .map(({ module }) => module)
    .filter((module) =>
      readdirSync(folderOf(module), {
        recursive: true,
        encoding: 'utf8',
      }).some(
        (file) =>
          file.endsWith('.ts') &&
          !file.endsWith('.test.ts') &&
          inTransaction.test(readFileSync(join(folderOf(module), file), 'utf8')),
      ),
    )
  expect(writers).toEqual(expect.arrayContaining(['wallet', 'play', 'cashier', 'transfers']))
  const unknown = tablePlacement.local.filter((table) =>
    writers.includes(table.split('.')[0] ?? ''),
  )
  expect(unknown).toEqual([])
})

test('the bucket leads the key of every table that has one, and a member’s tables are unique within it', () => {
  const keysOf = (placed: readonly string[]) => keys.filter(({ table }) => placed.includes(table))
  const others = keysOf(tablePlacement.bucket).filter(({ columns }) => columns[0] !== 'bucket')
  expect(others.map(({ table }) => table).toSorted()).toEqual(uniqueOverBuckets.toSorted())
  for (const { columns } of keysOf(tablePlacement.member)) expect(columns).toContain('member_id')
})

test('no spread table has a trigger', async () => {
  const { rows } = await database.pool.query<{ table: string }>(
    `select tgrelid::regclass::text as table from pg_trigger where not tgisinternal`,
  )
  expect(rows.filter(({ table }) => spread.includes(table))).toEqual([])
})
