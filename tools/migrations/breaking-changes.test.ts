import { expect, it, test } from 'vitest'
import replaced from '../../packages/database/src/replaced-migrations.json' with { type: 'json' }
import { listSources } from '../list-sources.ts'
import { findBreakingChanges } from './find-breaking-changes.ts'

/** The line in which a migration says why copies of the version before go on working beside it. */
const explained = /^-- version before: .{20,}/m

const migrations = listSources(/\/migrations\/\d{4}-[a-z0-9-]+\.sql$/)

const baselines: Readonly<Record<string, { readonly baseline: number } | undefined>> =
  replaced.modules

/** The schema that a file is of, by its folder; a program's own schema has another name than its folder. */
const schemaOf = (path: string): string => {
  const folder = /([^/]+)\/migrations\/[^/]+$/.exec(path)?.[1] ?? ''
  return folder === 'psp-sandbox' ? 'psp' : folder
}

/** Files of a baseline create a database; no version before runs beside them. */
const isBaseline = (path: string): boolean =>
  Number(/\/(\d{4})-[^/]+$/.exec(path)?.[1]) <= (baselines[schemaOf(path)]?.baseline ?? 0)

test.each([
  ['alter table a.b drop column c', ['a.b: drops column c']],
  ['alter table a.b alter column c type bigint', ['a.b: changes the type of c']],
  ['alter table a.b alter column c set not null', ['a.b: requires c']],
  ['alter table a.b alter column c drop default', ['a.b: drops the default of c']],
  ['alter table a.b add column c int not null', ['a.b: adds a column without a default']],
  ['alter table a.b add constraint c check (d > 0)', ['a.b: adds a constraint']],
  ['alter table a.b rename column c to d', ['a.b: renames c to d']],
  ['alter table a.b rename to c', ['a.b: renames itself to c']],
  ['create unique index on a.b (c)', ['a.b: adds a unique index']],
  ['drop table a.b', ['drops a table']],
  ['drop function a.b(int)', ['drops a function']],
  ["do $$ begin execute 'alter table a.b drop column c'; end $$", ['a block alters or drops']],
])('the version before breaks on: %s', async (sql, found) => {
  expect(await findBreakingChanges(sql)).toEqual(found)
})

test.each([
  'alter table a.b add column c int',
  'alter table a.b add column c int not null default 0',
  'alter table a.b add column c bigint not null generated always as identity',
  'alter table a.b alter column c drop not null',
  'create index on a.b (c); drop index a.d',
  'create table a.b (c int not null); create unique index on a.b (c); alter table a.b rename c to d',
  'create or replace function a.f() returns int language sql as $$ select 1 $$',
])('the version before goes on with: %s', async (sql) => {
  expect(await findBreakingChanges(sql)).toEqual([])
})

it('a migration takes nothing from the version before, or says why that goes on working', async () => {
  const silent = migrations.filter(({ path, text }) => !isBaseline(path) && !explained.test(text))
  const found = await Promise.all(
    silent.map(async ({ path, text }) => {
      const changes = await findBreakingChanges(text)
      return changes.map((change) => `${path}: ${change}`)
    }),
  )
  expect(migrations.length).toBeGreaterThan(40)
  expect(found.flat()).toEqual([])
})

it('each module has the files of its baseline', () => {
  const counted = migrations.filter(({ path }) => isBaseline(path)).length
  const listed = Object.values(baselines).reduce((sum, one) => sum + (one?.baseline ?? 0), 0)
  expect(counted).toBe(listed)
})
