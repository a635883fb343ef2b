import { describe, expect, it } from 'vitest'
import { chanceOf } from './chance.ts'
import { shuffled } from './shuffle.ts'
import {
  countPairs,
  countValues,
  testEvenSpread,
  testRuns,
  testSerialCorrelation,
  type TestResult,
} from './statistics.ts'
import { seededBytes } from './seeded-bytes.ts'

const streamOf = (name: number) => ({
  serverSeed: name.toString(16).padStart(64, '5'),
  clientSeed: 'statistics',
  nonce: name,
})
const numbersOf = (name: number, bound: number, count: number): number[] => {
  const chance = chanceOf(streamOf(name))
  return Array.from({ length: count }, () => chance.nextInt(bound))
}

/** Of 100 tests at 99 % one fails on average; more than five fail once in about 1,900 times. */
const expectHealthy = (results: readonly TestResult[]) => {
  expect(results).toHaveLength(100)
  expect(results.filter(({ passes }) => !passes).length).toBeLessThanOrEqual(5)
}
const hundred = Array.from({ length: 100 }, (_, index) => index)

describe('raw bytes, at 99 %', () => {
  const samples = hundred.map((name) => {
    const nextByte = seededBytes(streamOf(name))
    return Array.from({ length: 5_000 }, () => nextByte())
  })
  it('are uniformly distributed (chi-square)', () => {
    expectHealthy(samples.map((bytes) => testEvenSpread(countValues(bytes, 256))))
  })
  it('change sides like independent ones (runs)', () => {
    expectHealthy(samples.map((bytes) => testRuns(bytes, 256)))
  })
  it.each([1, 2, 32])('do not depend on those %i places before (serial correlation)', (lag) => {
    expectHealthy(samples.map((bytes) => testSerialCorrelation(bytes, lag)))
  })
})

describe.each([3, 10, 31, 52])('numbers scaled to bound %i, at 99 %%', (bound) => {
  const samples = hundred.map((name) => numbersOf(1_000 * bound + name, bound, 6_000))
  it('are uniformly distributed (chi-square)', () => {
    expectHealthy(samples.map((numbers) => testEvenSpread(countValues(numbers, bound))))
  })
  it('change sides like independent ones (runs)', () => {
    expectHealthy(samples.map((numbers) => testRuns(numbers, bound)))
  })
  it('do not depend on the previous one (serial correlation)', () => {
    expectHealthy(samples.map((numbers) => testSerialCorrelation(numbers)))
  })
})

it('pairs of reel stops are uniformly distributed, at 99 %', () => {
  expectHealthy(
    hundred.map((name) => testEvenSpread(countPairs(numbersOf(70_000 + name, 12, 3_000), 12))),
  )
})

it('a shuffle gives each of the 120 orders of five equally often, at 99 %', () => {
  expectHealthy(
    hundred.map((name) => {
      const chance = chanceOf(streamOf(90_000 + name))
      const counts = new Map<string, number>()
      for (let index = 0; index < 1_200; index += 1) {
        const order = shuffled([0, 1, 2, 3, 4], chance).join('')
        counts.set(order, (counts.get(order) ?? 0) + 1)
      }
      return testEvenSpread(Array.from({ length: 120 }, (_, at) => [...counts.values()][at] ?? 0))
    }),
  )
})

describe('the tests detect what they should', () => {
  const chance = chanceOf(streamOf(1))
  it('a modulo without rejection', () => {
    // 2^32 words folded onto 3 · 2^30 values: values of the first third are twice as frequent.
    const folded = Array.from({ length: 3_000 }, () =>
      Math.floor((chance.nextInt(2 ** 32) % (3 * 2 ** 30)) / 2 ** 28),
    )
    expect(testEvenSpread(countValues(folded, 12)).passes).toBe(false)
  })
  it('a counter', () => {
    const counter = Array.from({ length: 3_000 }, (_, index) => index % 12)
    expect(testEvenSpread(countValues(counter, 12)).passes).toBe(true)
    expect(testRuns(counter, 12).passes).toBe(false)
    expect(testSerialCorrelation(counter).passes).toBe(false)
    expect(testEvenSpread(countPairs(counter, 12)).passes).toBe(false)
  })
  it('a generator that sometimes repeats itself', () => {
    const numbers: number[] = []
    for (let index = 0; index < 3_000; index += 1) {
      const last = numbers.at(-1)
      numbers.push(last !== undefined && index % 8 === 0 ? last : chance.nextInt(12))
    }
    expect(testSerialCorrelation(numbers).passes).toBe(false)
  })
  it('one that is stuck', () => {
    const stuck = Array.from({ length: 3_000 }, () => 5)
    expect(testEvenSpread(countValues(stuck, 12)).passes).toBe(false)
    expect(testSerialCorrelation(stuck).passes).toBe(false)
  })
})
