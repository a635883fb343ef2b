import { readFileSync } from 'node:fs'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { expect, it } from 'vitest'
import { readResults } from './dieharder-tests.ts'
import type { GameTests } from './test-games.ts'
import {
  currentOverview,
  overviewFile,
  readResult,
  type DieharderRecord,
  type EntRecord,
} from './write-overview.ts'

const getResult = <Result>(name: string): Result => {
  const result = readResult<Result>(name)
  if (!result) throw new Error(`${name} is missing: npm run bench -- randomness`)
  return result
}

const evenSpaces = (text: string): string => text.replaceAll(/\s+|-{3,}/g, ' ')

it('every test of dieharder that did not pass at first passed or was weak with ten times as many numbers', () => {
  for (const { results, again } of getResult<DieharderRecord>('dieharder.json').tests) {
    const isPassed = results.every(({ assessment }) => assessment === 'PASSED')
    expect(isPassed || again !== undefined, results[0]?.name).toBe(true)
    for (const { name, assessment } of again?.results ?? []) {
      expect(assessment, name).not.toBe('FAILED')
    }
  }
})

it('ent finds full entropy per byte in each, and a uniform distribution', () => {
  const { entropy, chiSquare, mean, serial } = getResult<EntRecord>('ent.json')
  expect(entropy).toBeGreaterThan(7.9999)
  // 99.99 % of chi-squares with 255 degrees of freedom are in between.
  expect(chiSquare).toBeGreaterThan(174)
  expect(chiSquare).toBeLessThan(347)
  expect(mean).toBeCloseTo(127.5, 1)
  expect(Math.abs(serial)).toBeLessThan(0.001)
})

it('every title was tested in its current version, and no range of numbers is uneven', () => {
  const { tests, titles } = getResult<GameTests>('games.json')
  const current = titlesInOrder.map(({ maths }) => [maths.gameCode, maths.version])
  expect(titles.map(({ gameCode, mathsVersion }) => [gameCode, mathsVersion])).toEqual(current)
  expect(new Set(titles.map(({ firstNonce }) => firstNonce)).size).toBe(titles.length)
  const codes = current.map(([gameCode]) => gameCode)
  expect(new Set(tests.map(({ gameCode }) => gameCode))).toEqual(new Set(codes))
  // Among some hundreds of ranges the minimum may be this small by chance once in a hundred times.
  for (const { gameCode, bound, pValue } of tests) {
    expect(pValue, `${gameCode} ${bound}`).toBeGreaterThan(0.01 / tests.length)
  }
})

it('the page matches the results', () => {
  const page = readFileSync(overviewFile, 'utf8')
  expect(evenSpaces(page), 'npm run bench -- randomness').toBe(evenSpaces(currentOverview()))
})

it('reads what dieharder prints', () => {
  const printed = `#====#
   diehard_birthdays|   0|       100|     100|0.73705397|  PASSED  
         sts_serial|  16|    100000|      10|0.00000012|  FAILED  
`
  expect(readResults(printed)).toEqual([
    {
      name: 'diehard_birthdays',
      ntuple: 0,
      sampleSize: 100,
      repetitions: 100,
      pValue: 0.73705397,
      assessment: 'PASSED',
    },
    {
      name: 'sts_serial',
      ntuple: 16,
      sampleSize: 100_000,
      repetitions: 10,
      pValue: 0.00000012,
      assessment: 'FAILED',
    },
  ])
})
