import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DieharderTest, DieharderResult } from './dieharder-tests.ts'
import type { GameTests } from './test-games.ts'

/** Where the results are kept. */
export const resultsFolder = join(import.meta.dirname, '../../docs/fairness/randomness')

export type Tested = { readonly byteCount: number; readonly results: readonly DieharderResult[] }

/** dieharder's assessment. */
export type DieharderRecord = {
  readonly version: string
  readonly generator: string
  readonly testCountOfAll: number
  readonly tests: readonly (DieharderTest &
    Tested & {
      /** A weak result is repeated with ten times the repetitions on other numbers. */
      readonly again?: Tested
    })[]
}

export type EntRecord = {
  readonly byteCount: number
  readonly entropy: number
  readonly chiSquare: number
  readonly mean: number
  readonly pi: number
  readonly serial: number
}

/** A stored result; undefined if it was never measured. */
export const readResult = <Result>(name: string): Result | undefined => {
  const file = join(resultsFolder, name)
  // Our own program writes the file.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : undefined
}

const dieharderRow = (result: DieharderResult, byteCount: number, isAgain: boolean): string => {
  const { name, ntuple, sampleSize, repetitions, pValue, assessment } = result
  const said = isAgain ? `${assessment}, tried again` : assessment
  return `| ${[name, ntuple, sampleSize, repetitions, Math.round(byteCount / 1e6), pValue, said].join(' | ')} |`
}

const dieharderPart = ({ version, tests, testCountOfAll }: DieharderRecord): string => {
  const rows = tests.flatMap(({ byteCount, results, again }) => [
    ...results.map((one) => dieharderRow(one, byteCount, false)),
    ...(again?.results ?? []).map((one) => dieharderRow(one, again?.byteCount ?? 0, true)),
  ])
  const run =
    tests.length === testCountOfAll
      ? `All ${testCountOfAll} tests of the battery have run.`
      : `${tests.length} of the ${testCountOfAll} tests of the battery have run; a later run continues with the others.`
  return `## ${version}

${run} A result is weak below 0.005 and above 0.995, as one in a hundred of a good
generator is; such a test runs again with ten times the repetitions on other numbers, and both
are listed here.

| Test | n | Sample | Repetitions | MB | p | |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}

const entPart = ({ byteCount, entropy, chiSquare, mean, pi, serial }: EntRecord): string => `## ent

Over ${byteCount.toLocaleString('en')} bytes: entropy ${entropy} bits a byte, chi-square ${chiSquare}
with 255 degrees of freedom (between 200 and 317 in 99 of 100 cases), mean ${mean} (127.5), pi by
Monte Carlo ${pi}, serial correlation ${serial}.
`

const gamesPart = ({
  roundCount,
  tests,
  leastP,
}: GameTests): string => `## Numbers drawn by each game

${roundCount.toLocaleString('en')} rounds of each title, played by its engine from the streams of
rounds, all its wagers in turn. Every number is counted by the range from which it was drawn: as it
is, or in equal parts of a range above 100. ${tests.length} ranges; the least p is ${leastP}, where
${(1 / tests.length).toPrecision(2)} is to be expected of so many.

| Title | Range | Parts | Numbers | Chi-square | p |
| --- | --- | --- | --- | --- | --- |
${tests
  .map(
    ({ gameCode, bound, partCount, numberCount, chiSquare, pValue }) =>
      `| ${[gameCode, bound, partCount, numberCount, chiSquare, pValue].join(' | ')} |`,
  )
  .join('\n')}
`

/** The results as one page, for people. */
export const overviewOf = (results: {
  readonly dieharder: DieharderRecord | undefined
  readonly ent: EntRecord | undefined
  readonly games: GameTests | undefined
}): string => {
  const { dieharder, ent, games } = results
  return [
    '# Tests of randomness',
    'Made by `npm run bench -- randomness`; how to repeat it is in [the page above](../README.md). ' +
      'The bytes are those of `packages/fairness`: HMAC-SHA256 of a server seed over client seed, ' +
      'nonce and counter. The seed of these tests is the SHA-256 of "Trevo: tests of randomness".',
    dieharder ? dieharderPart(dieharder) : '',
    ent ? entPart(ent) : '',
    games ? gamesPart(games) : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

export const overviewFile = join(resultsFolder, 'README.md')

/** The page of the stored results. */
export const currentOverview = (): string =>
  overviewOf({
    dieharder: readResult<DieharderRecord>('dieharder.json'),
    ent: readResult<EntRecord>('ent.json'),
    games: readResult<GameTests>('games.json'),
  })

/** Writes the page of the stored results. */
export const writeOverview = (): void => writeFileSync(overviewFile, currentOverview())
