import { expect, it, test } from 'vitest'
import { listSources } from '../list-sources.ts'
import { findTurns } from './find-turns.ts'

// Texts for players have their own reviewers, applied migrations are never edited, and these pages name
// the turns.
const isRead = (path: string): boolean =>
  !/\/migrations\/|\/seed\/help\/|\/common-passwords\.ts$|^packages\/i18n\/src\/|^tools\/words\//.test(
    path,
  ) &&
  !/^packages\/(game-rules|titles)\/.*\/(texts?|[a-z-]*texts(-en|-pt)?)(\/|\.ts$)/.test(path) &&
  !/^apps\/games\/.*(\/words\.ts|\/text\/|\/timeout-moves\.ts)/.test(path)

// The table of retired words names them.
const withoutRetired = (text: string): string => text.split('\n## Retired words')[0] ?? ''

const sources = listSources(/\.(tsx?|mjs|css|sql|md|ya?ml|lua|sh|html)$/).filter(({ path }) =>
  isRead(path),
)
const placesIn = (path: string, text: string): string[] =>
  findTurns(withoutRetired(text)).map((found) => `${path}: ${found}`)

it('nobody writes a turn that betrays a translation', () => {
  expect(sources.length).toBeGreaterThan(1_000)
  const places = sources.flatMap(({ path, text }) => placesIn(path, text))
  expect(places).toEqual([])
})

test.each([
  '/** The answer for whoever asks. */',
  '// Refused, whatever the\n// state of the round.',
  'The list is drawn anew.',
  "import { createAskAnew } from './ask.ts'",
  ' * A process that is silent for so\n * long has lost its room.',
  "it('a change is told of', () => {",
  'The answer is none.',
  'Of the others there were\n   * three, and the last are none.',
  'And there it is, as before.',
  'The state stands in the address.',
  'A round as it stands after its actions.',
  'How the seat stands.',
  'Cards stand side by side.',
])('"%s" has a turn', (text) => expect(findTurns(text)).toHaveLength(1))

test.each([
  'The dealer stands on 17, and on soft 17.',
  'A wild stands in for every symbol.',
  'ZY stands for the mode of five digits.',
  "{ kind: 'stand', seat: 2 }",
  'import { standIn } from "./stand-in.ts"',
  'A standing order stands out.',
  'It is none the worse for it.',
  'Undefined if there is none.',
  'The seat stands, and the stake goes back.',
])('"%s" has none', (text) => expect(findTurns(text)).toEqual([]))
