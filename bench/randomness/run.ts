import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { argumentsOf, dieharderTests, readResults, type DieharderTest } from './dieharder-tests.ts'
import { feedStream } from './feed-stream.ts'
import { orEnd } from '../tools/find-tool.ts'
import { findDieharder, findEnt } from './find-tools.ts'
import { streamOfTest } from './stream-of-test.ts'
import { testGames, type GameTests } from './test-games.ts'
import {
  readResult,
  resultsFolder,
  writeOverview,
  type DieharderRecord,
  type EntRecord,
  type Tested,
} from './write-overview.ts'
import { printResult } from '../tools/print-result.ts'

// Tests of the numbers that decide rounds, into docs/fairness/randomness. A run continues with the
// dieharder tests and the titles that have not been tested yet; --fresh tests all titles again:
// npm run bench -- randomness [--only dieharder|ent|games] [--seconds 3600] [--repetitions 100]
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '1000000' },
    repetitions: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '20000' },
    fresh: { type: 'boolean', default: false },
  },
})
const root = resolve(import.meta.dirname, '../..')
const tools = join(root, '.trevo/bench-tools')
const until = Date.now() + Number(values.seconds) * 1000
const entBytes = 100_000_000

const write = (name: string, record: unknown): void => {
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(join(resultsFolder, name), `${JSON.stringify(record, null, 2)}\n`)
}

const readDieharder = (): DieharderRecord['tests'] =>
  readResult<DieharderRecord>('dieharder.json')?.tests ?? []

const runTest = async (
  test: DieharderTest,
  nonce: number,
  repetitions: number,
): Promise<Tested> => {
  const args = argumentsOf(test, repetitions)
  const { printed, byteCount } = await feedStream(
    orEnd(() => findDieharder(tools)),
    args,
    streamOfTest(nonce),
  )
  const results = readResults(printed)
  if (results.length === 0) throw new Error(`test ${test.id} printed no result: ${printed}`)
  for (const { name, ntuple, pValue, assessment } of results) {
    console.log(`${name} ${ntuple}: p ${pValue} ${assessment}`)
  }
  return { byteCount, results }
}

const isWeak = ({ results }: Tested): boolean =>
  results.some(({ assessment }) => assessment !== 'PASSED')

const noncesApart = 100

const runDieharder = async () => {
  const done = [...readDieharder()]
  const repetitions = Number(values.repetitions)
  const isUp = (): boolean => Date.now() >= until
  const keep = (): void =>
    write('dieharder.json', {
      version: 'dieharder 3.31.1',
      testCountOfAll: dieharderTests.length,
      generator: 'HMAC-SHA256 stream of packages/fairness, a nonce for each test',
      tests: done,
    } satisfies DieharderRecord)
  for (const [nonce, test] of dieharderTests.entries()) {
    const at = done.findIndex((one) => one.id === test.id && one.ntuple === test.ntuple)
    if (isUp()) break
    const found = done[at] ?? { ...test, ...(await runTest(test, nonce, repetitions)) }
    if (at < 0) done.push(found)
    keep()
    if (!isWeak(found) || found.again || isUp()) continue
    const again = await runTest(test, nonce + noncesApart, repetitions * 10)
    done[done.indexOf(found)] = { ...found, again }
    keep()
  }
  const last = done.map((one) => one.again ?? one).flatMap(({ results }) => results)
  const countOf = (said: string): number => last.filter((one) => one.assessment === said).length
  return {
    testCount: done.length,
    testCountOfAll: dieharderTests.length,
    triedAgain: done.filter(({ again }) => again).length,
    passed: countOf('PASSED'),
    weak: countOf('WEAK'),
    failed: countOf('FAILED'),
  }
}

const runEnt = async () => {
  const { printed } = await feedStream(
    orEnd(() => findEnt(tools)),
    ['-t'],
    streamOfTest(1_000),
    entBytes,
  )
  const [, byteCount = 0, entropy = 0, chiSquare = 0, mean = 0, pi = 0, serial = 0] =
    printed.trim().split('\n').at(-1)?.split(',').map(Number) ?? []
  const record: EntRecord = { byteCount, entropy, chiSquare, mean, pi, serial }
  write('ent.json', record)
  return record
}

const runGames = () => {
  const known = values.fresh ? undefined : readResult<GameTests>('games.json')
  const record = testGames(Number(values.rounds), known)
  write('games.json', record)
  return { testCount: record.tests.length, leastP: record.leastP }
}

const runs = { ent: runEnt, games: runGames, dieharder: runDieharder }
const results: Record<string, unknown> = {}
for (const [name, runOne] of Object.entries(runs)) {
  if (!values.only || values.only === name) results[name] = await runOne()
}
writeOverview()
printResult({ bench: 'randomness', ...results })
