import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.join(import.meta.dirname, '../..')

/** Each has a reason: its rows are not named by their first cell. */
const ownMarkup = [
  'core/tables/table.tsx',
  // The place of a team comes before its name.
  'features/sports-book/league-table.tsx',
  // A tier has no name, only conditions.
  'features/contracts/terms-table.tsx',
]

const filesWith = (pattern: RegExp): readonly string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .filter((file) => pattern.test(readFileSync(path.join(source, file), 'utf8')))

test('one component writes tables', () => {
  expect(filesWith(/<table\b/).toSorted()).toEqual(ownMarkup.toSorted())
})

test('one component shows that a part could not be loaded', () => {
  expect(filesWith(/<ErrorState\b/).toSorted()).toEqual([
    // Its retry loads the document again, not a query.
    'app/layout/part-failure.tsx',
    'core/lists/list-states.tsx',
  ])
})
