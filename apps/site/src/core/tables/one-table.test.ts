import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.join(import.meta.dirname, '../..')

/** Tables whose rows are not named by their first cell, with the reason for each. */
const ownMarkup = [
  'core/tables/table.tsx',
  // Prizes of a plan have no names, only amounts.
  'features/lottery-instant/prizes.tsx',
  // The position of a team comes before its name.
  'features/sports-book/league-table.tsx',
  // Each row has a number on both sides of its name.
  'features/sports-book/play-by-play.tsx',
  // A tier has no name, only conditions.
  'features/contracts/terms-table.tsx',
]

const filesWith = (pattern: RegExp): readonly string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .filter((file) => pattern.test(readFileSync(path.join(source, file), 'utf8')))

test('only one component writes tables', () => {
  expect(filesWith(/<table\b/).toSorted()).toEqual(ownMarkup.toSorted())
})

test('only one component shows that a part could not be loaded', () => {
  expect(filesWith(/<ErrorState\b/).toSorted()).toEqual([
    // Its retry reloads the document, not a query.
    'app/layout/part-failure.tsx',
    'core/lists/list-states.tsx',
  ])
})
