import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { listSources } from './list-sources.ts'

const description = readFileSync(
  fileURLToPath(new URL('../apps/server/database.txt', import.meta.url)),
  'utf8',
)
const relations = new Set(
  [...description.matchAll(/^(?:partitioned table|table|view|sequence) (\S+)/gm)].map(
    ([, name]) => name,
  ),
)
const schemas = new Set([...relations].map((name) => String(name).split('.')[0]))

/** Tables of the server's schemas that a text reads or writes in SQL and that do not exist. */
const findUnknownTables = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|join|into|update|truncate)\s+([a-z_]+)\.([a-z_]+)\b(?!\()/g)]
    .filter(([, schema, table]) => schemas.has(schema) && !relations.has(`${schema}.${table}`))
    .map(([, schema, table]) => `${schema}.${table}`)

it('the search finds a renamed table, and ignores existing ones and functions', () => {
  expect(findUnknownTables('`select id from rewards.stake where id = 1`')).toEqual([
    'rewards.stake',
  ])
  expect(findUnknownTables('`select id from rewards.counted_bet`')).toEqual([])
  expect(findUnknownTables('`select * from wallet.post_batch($1)`')).toEqual([])
  expect(findUnknownTables("import { a } from 'b.c'")).toEqual([])
})

it('journeys, benches and commands name only existing tables', () => {
  const found = listSources(/^(e2e|bench|scripts)\/.*\.ts$/).flatMap(({ path, text }) =>
    findUnknownTables(text).map((table) => `${path}: ${table}`),
  )
  expect(found).toEqual([])
})
