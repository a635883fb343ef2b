import { expect, it } from 'vitest'
import { isTest, listSources } from './list-sources.ts'

/** A call of the query builder, kysely's `sql`, and a text that is a statement. */
const statements: readonly RegExp[] = [
  /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|selectNoFrom)\(/,
  /\bsql(<[^`]*?>)?`/,
  /\.query(<[^`'"]*?>)?\(\s*[`'"]/,
  /[`'"]\s*(select\s[^`'"]*?\sfrom\s|insert\s+into\s|delete\s+from\s)/i,
  /[`'"]\s*(update\s+[\w.]+\s+(\w+\s+)?set\s|with\s+(recursive\s+)?\w+\s+as\s)/i,
]

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*/g, '')

const hasSql = (text: string): boolean => {
  const code = withoutComments(text)
  return statements.some((pattern) => pattern.test(code))
}

it('the search finds SQL in every form in which it is written', () => {
  const written = [
    "db.selectFrom('rgs.round').selectAll()",
    'sql`select 1`.execute(db)',
    'sql<{ locked: boolean }>`\n  select pg_try_advisory_xact_lock(1)`',
    "pool.query('show server_version')",
    'pool.query<{ id: string }>(`\n  values (1)`)',
    'const text = `\n  select id from rgs.round where id = $1`',
    "client.run('update rgs.round set state = $1')",
    'const begin = `with due as (select 1) select * from due`',
    "const save = 'insert into rgs.round values ($1)'",
    "const remove = 'delete from rgs.round'",
  ]
  expect(written.filter((text) => !hasSql(text))).toEqual([])
})

it('the search does not take other code for SQL', () => {
  const other = [
    "import { sql } from 'kysely'",
    '// `select id from rgs.round` is what the repository asks',
    '/** Answers `update rgs.round set state`. */',
    "const title = 'Select a game and a stake'",
    "const title = 'Update your phone number'",
    'moveRound(tx, round, change)',
    'const { rows } = await pool.query(listMonths)',
  ]
  expect(other.filter(hasSql)).toEqual([])
})

it('SQL is in `repository` and `seed` only, except in the files that still have some elsewhere', () => {
  const others = listSources(/^apps\/(rgs|server)\/src\/.*\.ts$/).filter(
    ({ path }) => !isTest(path) && !/\/(repository|migrations|seed)\//.test(path),
  )
  const found = others.filter(({ text }) => hasSql(text)).map(({ path }) => path)
  expect(found).toEqual([])
})
