import { expect, test } from 'vitest'
import { compareRows, findFaults, isWithin } from './compare-rows.ts'
import { readIds, readTitles } from './read-titles.ts'

const rows = ['CALL-1', 'CALL-2', 'CALL-3', 'LANG-1', 'RULE-P1']

test.each([
  { of: 'one id', text: 'LANG-1: Portuguese first', ids: ['LANG-1'] },
  { of: 'two ids', text: 'CALL-1, RULE-P1: both', ids: ['CALL-1', 'RULE-P1'] },
  { of: 'a range', text: 'CALL-1..3: all', ids: ['CALL-1', 'CALL-2', 'CALL-3'] },
  { of: 'a word that is no id', text: 'UTF-8', ids: ['UTF-8'] },
])('$of is read from a title', ({ text, ids }) => expect(readIds(text)).toEqual(ids))

test('titles are read from tests, groups, tables and their rows', () => {
  const source = `
    test('plain', () => {})
    describe("group", () => {})
    it.each([{ name: 'a row' }])('each $name', () => {})
    for (const { row } of [{ row: 'CALL-2' }]) test(\`\${row}: in a loop\`, () => {})`
  expect(readTitles(source)).toEqual(
    expect.arrayContaining(['plain', 'group', 'a row', 'each $name', 'CALL-2']),
  )
})

test('a row in a table whose title has no placeholder for it is not named', () => {
  const source = `test.each([{ row: 'CALL-2' }])('nothing of it', () => {})`
  expect(readTitles(source)).not.toContain('CALL-2')
})

test('a row that only a long test names is named by no test', () => {
  const files = [{ path: 'apps/a.long.spec.ts', text: `test('CALL-1, CALL-9: long', () => {})` }]
  const comparison = compareRows(rows, files)
  expect([...comparison.named]).toEqual([])
  expect(comparison.unknown).toEqual(['CALL-9 in apps/a.long.spec.ts'])
})

test('a row that lost its test, a title without a row and a row that is no longer open are errors', () => {
  const text = `test('CALL-1, CALL-2, CALL-9: three', () => {}); test('UTF-8', () => {})`
  const comparison = compareRows(rows, [{ path: 'a.test.ts', text }])
  expect(findFaults(rows, ['CALL-2', 'CALL-3', 'LANG-7'], comparison)).toEqual([
    'LANG-1 is named by no test',
    'RULE-P1 is named by no test',
    'CALL-2 is named by a test: take it out of open-rows.txt',
    'LANG-7 of open-rows.txt is no row',
    'a title names CALL-9 in a.test.ts, which is no row',
  ])
})

test.each([
  { part: 'CALL', id: 'CALL-2', isIn: true },
  { part: 'CALL-2..3', id: 'CALL-3', isIn: true },
  { part: 'CALL-2..3', id: 'CALL-1', isIn: false },
  { part: 'LANG', id: 'CALL-1', isIn: false },
])('$id within $part: $isIn', ({ part, id, isIn }) => expect(isWithin(part, id)).toBe(isIn))
