import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { describeCatalogue } from './describe-catalogue.ts'
import { landedBaselines } from './adopt-baseline.ts'
import { migrate } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts'

let folder: string
let database: TestDatabase

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trevo-migrations-'))
  database = await createTestDatabase([])
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFile(join(folder, name), sql)
const sets = () => [{ module: 'shop', folder }]

describe('migrate', () => {
  test('applies what is new, in order, and records it', async () => {
    await write('0001-first.sql', 'create schema shop; create table shop.item (id bigint)')
    expect(await migrate(database.url, sets())).toEqual(['shop/0001-first.sql'])
    await write('0002-second.sql', 'alter table shop.item add name text')
    expect(await migrate(database.url, sets())).toEqual(['shop/0002-second.sql'])
    expect(await migrate(database.url, sets())).toEqual([])
  })

  test('eight copies that start at once apply each file once', async () => {
    await write('0001-first.sql', 'create schema shop; create table shop.item (id bigint)')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => migrate(database.url, sets())),
    )
    expect(answers.flat()).toEqual(['shop/0001-first.sql'])
  })

  test('a file that changed after it was applied stops the start and names the file', async () => {
    await write('0001-first.sql', 'create schema shop')
    await migrate(database.url, sets())
    await write('0001-first.sql', 'create schema shop; select 1')
    await expect(migrate(database.url, sets())).rejects.toThrow('shop/0001-first.sql was applied')
  })

  test('a file that is listed as corrected goes on, from its earlier text alone', async () => {
    await write('0001-first.sql', 'create schema shop')
    await migrate(database.url, sets())
    const { rows } = await database.pool.query<{ checksum: string }>(
      "select checksum from platform.migration where module = 'shop'",
    )
    await write('0001-first.sql', 'create schema shop; select 1')
    const withText = (checksum: string) =>
      migrate(database.url, sets(), landedBaselines, { 'shop/1': [checksum] })
    await expect(withText('another text')).rejects.toThrow('shop/0001-first.sql was applied')
    expect(await withText(rows[0]?.checksum ?? '')).toEqual([])
  })

  test('a file that fails leaves nothing behind', async () => {
    await write('0001-first.sql', 'create schema shop; create table shop.item (id nonsense)')
    await expect(migrate(database.url, sets())).rejects.toThrow('shop/0001-first.sql failed')
    const { rowCount } = await database.pool.query(
      "select from pg_namespace where nspname = 'shop'",
    )
    expect(rowCount).toBe(0)
  })

  test('a gap in the numbers is refused before anything runs', async () => {
    await write('0002-second.sql', 'create schema shop')
    await expect(migrate(database.url, sets())).rejects.toThrow('expected number 1')
  })

  test('the application role may use the tables of a module but not alter them', async () => {
    await write('0001-first.sql', 'create schema shop; create table shop.item (id bigint)')
    await migrate(database.url, sets())
    const client = await database.pool.connect()
    try {
      await client.query('set role trevo_app')
      await client.query('insert into shop.item values (1)')
      await expect(client.query('drop table shop.item')).rejects.toThrow('must be owner')
    } finally {
      client.release(true)
    }
  })
})

describe('describeCatalogue', () => {
  test('describes tables, columns, constraints, indexes, functions and grants', async () => {
    await write(
      '0001-first.sql',
      `create schema shop;
       create table shop.item (id bigint primary key, name text not null default 'x',
         price bigint check (price >= 0));
       create index item_name on shop.item (name) where price > 0;
       create function shop.twice(n bigint) returns bigint language sql as 'select n * 2';`,
    )
    await migrate(database.url, sets())
    const text = await describeCatalogue(database.pool)
    expect(text).toContain('table shop.item\n  grants trevo=')
    expect(text).toContain("  name text not null default 'x'::text\n")
    expect(text).toContain('constraint item_price_check CHECK ((price >= 0))')
    expect(text).toContain('INDEX item_name ON shop.item USING btree (name) WHERE (price > 0)')
    expect(text).toContain('FUNCTION shop.twice(n bigint)')
    expect(text).toContain('trevo_app=delete,insert,select,update')
  })

  test('reads the same for two databases built by the same files', async () => {
    await write('0001-first.sql', 'create schema shop; create table shop.item (id bigint)')
    const other = await createTestDatabase([])
    await migrate(database.url, sets())
    await migrate(other.url, sets())
    expect(await describeCatalogue(other.pool)).toBe(await describeCatalogue(database.pool))
    await other.drop()
  })
})
