import { describe, expect, test } from 'vitest'
import { nextOf, rankOf } from './rank.ts'

const ladder = [
  { rank: 0, period_minor: 0n, total_minor: 0n },
  { rank: 1, period_minor: 100n, total_minor: 1_000n },
  { rank: 2, period_minor: 500n, total_minor: 5_000n },
]

describe('a VIP level', () => {
  test.each([
    { name: 'nothing staked is the beginning', periodMinor: 0n, totalMinor: 0n, rank: 0 },
    { name: 'one short of the month stays below', periodMinor: 99n, totalMinor: 9_999n, rank: 0 },
    { name: 'one short of the whole stays below', periodMinor: 999n, totalMinor: 999n, rank: 0 },
    { name: 'the exact sums reach it', periodMinor: 100n, totalMinor: 1_000n, rank: 1 },
    { name: 'the highest is the end', periodMinor: 9_999n, totalMinor: 99_999n, rank: 2 },
  ])('$name', ({ rank, ...turnover }) => {
    const reached = rankOf(ladder, turnover)
    expect(reached?.rank).toBe(rank)
    expect(nextOf(ladder, reached)?.rank).toBe(rank < 2 ? rank + 1 : undefined)
  })

  test('without a ladder nobody has a level, and nobody has a next one', () => {
    expect(rankOf([], { periodMinor: 1n, totalMinor: 1n })).toBeUndefined()
    expect(nextOf([], undefined)).toBeUndefined()
  })

  test('a level that requires less than the one below it is not reached without it', () => {
    const odd = [...ladder, { rank: 3, period_minor: 0n, total_minor: 0n }]
    expect(rankOf(odd, { periodMinor: 100n, totalMinor: 1_000n })?.rank).toBe(1)
  })
})
