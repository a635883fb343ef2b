import { expect, test } from 'vitest'
import type { FixtureRow } from '../../tables.ts'
import { worstOf, type OpenChoice } from './match-result.ts'

const choice = (market: string, selection: string, payoutMinor: bigint): OpenChoice => ({
  market,
  selection,
  singleCount: 1,
  stakeMinor: 100n,
  payoutMinor,
  otherCount: 0,
})
// Of a season nothing else is read.
const season = { season: { number: 1 } } as FixtureRow

test('the worst end of a season: in each market the dearest choices that can win together', () => {
  const choices = [
    choice('season.champion', 'ANA', 500n),
    choice('season.champion', 'BEM', 300n),
    choice('season.toptwo', 'ANA', 200n),
    choice('season.toptwo', 'BEM', 150n),
    choice('season.toptwo', 'COR', 120n),
    // Multiples alone.
    { ...choice('season.champion', 'COR', 9_000n), singleCount: 0, otherCount: 3 },
  ]
  // 200 less 500, and 300 less 350.
  const resultMinor = -350n
  expect(worstOf({ sport: 'football' }, season, choices)).toEqual({
    resultMinor,
    end: null,
    ends: [],
  })
})

test('without singles there is no worst end', () => {
  const multiple = { ...choice('season.champion', 'ANA', 500n), singleCount: 0, otherCount: 1 }
  expect(worstOf({ sport: 'football' }, season, [multiple])).toMatchObject({ resultMinor: null })
})
