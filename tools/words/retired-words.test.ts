import { expect, it, test } from 'vitest'
import { listSources } from '../list-sources.ts'
import { renamed } from './rename.ts'
import type { RetiredWord } from './retired-word.ts'
import { retiredWords } from './retired-words.ts'

// Texts for players have separate rules; applied migrations are never edited.
const sources = listSources(/^(apps|packages|bench|scripts|tools|e2e)\/.*\.(tsx?|mjs)$/).filter(
  ({ path }) => !/^packages\/i18n\/|^tools\/words\/|\/migrations\/|\/seed\/help\//.test(path),
)

const createIsIn = ({ names, phrases = [] }: RetiredWord): ((line: string) => boolean) => {
  // Quickly excludes most lines.
  const sequences = names.map(([from]) => from.replace('-*', '').replaceAll('-', '-?'))
  const mayFit = new RegExp(sequences.length > 0 ? sequences.join('|') : '(?!)', 'i')
  return (line) =>
    phrases.some(([pattern]) => pattern.test(line)) ||
    (mayFit.test(line) &&
      (line.match(/[A-Za-z][\w-]*/g) ?? []).some((name) => renamed(name, names) !== undefined))
}

const findPlaces = (word: RetiredWord): string[] => {
  const isIn = createIsIn(word)
  return sources
    .filter(({ path }) => word.where?.test(path) ?? true)
    .flatMap(({ path, lines }) => {
      const stem = path.split('/').at(-1)?.split('.')[0] ?? ''
      const inName = renamed(stem, word.names) === undefined ? [] : [`${path}: its name`]
      const inLines = lines.flatMap((line, index) =>
        isIn(line) && !word.except?.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
      )
      return [...inName, ...inLines]
    })
}

it.each(retiredWords.filter(({ isPending }) => !isPending))(
  'nobody says "$word": say $use',
  (word) => expect(findPlaces(word)).toEqual([]),
)

it('a word that waits for its renaming is still found: otherwise set isPending to false', () => {
  const done = retiredWords.filter((word) => word.isPending && findPlaces(word).length === 0)
  expect(done.map(({ word }) => word)).toEqual([])
})

const rules: RetiredWord['names'] = [
  ['take-back', 'roll-back'],
  ['demand-*', 'require-*'],
]
test.each([
  { name: 'takeBack', to: 'rollBack' },
  { name: 'TakeBackOrder', to: 'RollBackOrder' },
  { name: 'createTakeBack', to: 'createRollBack' },
  { name: 'take-back', to: 'roll-back' },
  { name: 'demandCode', to: 'requireCode' },
  { name: 'demand', to: undefined },
  { name: 'onDemandCode', to: undefined },
  { name: 'take_back', to: undefined },
  { name: 'backtrack', to: undefined },
])('$name becomes $to', ({ name, to }) => expect(renamed(name, rules)).toBe(to))
