import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listSources } from '../list-sources.ts'

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const [closed = '', open = ''] = read('docs/settings-by-screen.md').split('## Open')
const rowsOf = (part: string): string[][] =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
const namesIn = (cell = ''): string[] =>
  [...cell.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name)

const rows = rowsOf(closed).map(([, table = '', columns, , by]) => ({
  table: namesIn(table)[0] ?? '',
  columns: namesIn(columns),
  endpoints: namesIn(by),
}))
const openTables = rowsOf(open).map(([, table]) => namesIn(table)[0] ?? '')

/** The tables of the database with their columns, as `database.txt` describes them. */
const tables = new Map(
  [...read('apps/server/database.txt').matchAll(/^table ([\w.]+)\n((?: {2}.*\n)*)/gm)].map(
    ([, name = '', body = '']) => [
      name,
      [...body.matchAll(/^ {2}(?!grants|constraint|index|trigger|partition)([a-z]\w*) /gm)].map(
        ([, column = '']) => column,
      ),
    ],
  ),
)

const program = listSources(/^(apps\/server\/src|scripts)\/.*\.ts$/)
  .filter(({ path }) => !/\/(seed|testing|stand-in)\/|\.test\.ts$/.test(path))
  .map(({ text }) => text)
  .join('\n')

/** How tables of settings are named; those of the wallet and of statistics are the program's own. */
const isSetting = (table: string): boolean =>
  /(setting|rule|limit|level|mission|plan|benefit|kind|step|model|room|profile|switch|country|game)$/.test(
    table,
  ) && !/^(agents|bets|reports|wallet)\./.test(table)

const isWritten = (table: string): boolean =>
  new RegExp(
    String.raw`(insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"]${table}( as \w+)?['"]|(insert into|update|delete from)\s+${table}\b`,
  ).test(program)

it('every column of a table of settings has its screen, or says why it has none', () => {
  const wrong = rows.flatMap(({ table, columns }) => {
    const known = tables.get(table) ?? []
    return columns.filter((column) => !known.includes(column)).map((column) => `${table}.${column}`)
  })
  expect(wrong).toEqual([])
  const whole = [...new Set(rows.map(({ table }) => table))].filter(
    (table) => table !== 'catalogue.vendor' && table !== 'catalogue.game',
  )
  const missing = whole.flatMap((table) => {
    const named = new Set(rows.filter((row) => row.table === table).flatMap((row) => row.columns))
    return (tables.get(table) ?? [])
      .filter((column) => !named.has(column))
      .map((column) => `${table}.${column}`)
  })
  expect(missing).toEqual([])
})

it('every table of the schema of settings is here', () => {
  const here = new Set(rows.map(({ table }) => table))
  const missing = [...tables.keys()].filter(
    (name) => name.startsWith('settings.') && !here.has(name),
  )
  expect(missing).toEqual([])
})

it('every endpoint that a row names is one of the operators', () => {
  const contract = listSources(/^packages\/contract\/src\/ops\/.*\.ts$/)
    .map(({ text }) => text)
    .join('\n')
  const unknown = rows
    .flatMap(({ endpoints }) => endpoints)
    .filter((name) => !contract.includes(`name: '${name}'`))
  expect(unknown).toEqual([])
})

it('a table that the program reads and nothing in it writes is under Open', () => {
  const named = new Set([...openTables, ...rows.map(({ table }) => table)])
  const bySqlAlone = [...tables.keys()].filter(
    (table) => isSetting(table) && !isWritten(table) && !named.has(table),
  )
  expect(bySqlAlone).toEqual([])
})
