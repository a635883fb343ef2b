import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tableOfRetiredWords } from '../lists/list-retired-words.ts'
import { evenSpaces, findMarked } from '../lists/marked-text.ts'
import { renamed } from './rename.ts'
import { retiredWords } from './retired-words.ts'

const page = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
const [glossary = ''] = page.split('## Retired words')
const rows = glossary
  .split('\n')
  .filter((line) => /^\| (?!Word |-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const words = rows.flatMap(([, cell = '']) =>
  cell
    .replaceAll(/\([^)]*\)/g, '')
    .split(/, | \/ /)
    .map((word) => word.trim()),
)

it('no word of the glossary has two rows', () => {
  expect(words.length).toBeGreaterThan(70)
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})

it('every word of the glossary has a meaning', () => {
  expect(rows.filter(([, , meaning = '']) => meaning.length < 3)).toEqual([])
})

it('no word of the glossary is retired', () => {
  const everywhere = retiredWords.filter(({ where }) => where === undefined)
  const retired = words.filter((word) =>
    everywhere.some(({ names }) => renamed(word.replaceAll(' ', '-'), names) !== undefined),
  )
  expect(retired).toEqual([])
})

it('the table of retired words matches the list', () => {
  expect(evenSpaces(findMarked(page, 'retired words') ?? ''), 'run npm run lists').toBe(
    evenSpaces(tableOfRetiredWords()),
  )
})
