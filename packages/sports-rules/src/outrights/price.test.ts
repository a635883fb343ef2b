import { describe, expect, it } from 'vitest'
import { demoLeagues } from '../league/demo-leagues.ts'
import { fixtureAt, matchesOfSeason, matchSeed } from '../league/season.ts'
import { playMatch, ticksOf } from '../league/play-match.ts'
import { ratesOf } from '../league/strength.ts'
import { scoreOf } from '../match.ts'
import { defaultMargins, type Book } from '../markets/price.ts'
import { enumerateSeason, exactChance } from '../testing/enumerate-season.ts'
import { findSureReturn } from '../testing/find-arbitrage.ts'
import { outrightKeyOf, outrightKinds, placesOf } from './market.ts'
import { createSeasonRuns, type SeasonRest } from './play-rest.ts'
import { pricedChance, priceSeason, runsForPrices } from './price.ts'

/** A demo league after this many matches of its season; `teams` limits it to its first teams. */
const seasonOf = (code: string, played: number, teams?: number): SeasonRest => {
  const whole = demoLeagues.find((one) => one.code === code)!
  const league = { ...whole, teams: whole.teams.slice(0, teams) }
  const matches = Array.from({ length: matchesOfSeason(league) }, (_, number) => {
    const { home, away } = fixtureAt(league, number)
    return { number, home: home.code, away: away.code, rates: ratesOf(league.sport, home, away) }
  })
  return {
    codes: league.teams.map((one) => one.code),
    results: matches.slice(0, played).map(({ number, home, away, rates }) => {
      const marks = playMatch(rates, matchSeed('3c'.repeat(32), number))
      const state = { sport: league.sport, tick: ticksOf(rates, marks), marks }
      return { home, away, score: scoreOf(state) }
    }),
    coming: matches.slice(played),
  }
}

const countsOf = (rest: SeasonRest, seed = 'season') => {
  const runs = createSeasonRuns(rest, seed)
  runs.run(runsForPrices)
  return runs.counted()
}

describe('the rest of a season', () => {
  it.each([
    ['CIRCUITO', 5, 'five matches of the e-sport, with their dead heats'],
    ['BICHOS', 2, 'two of football, every score'],
  ] as const)('%s: the last %i, counted as often as full enumeration says', (code, left, _name) => {
    const rest = seasonOf(code, 12 - left, 4)
    const ends = enumerateSeason(rest)
    expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6)
    const { runs, counts } = countsOf(rest)
    for (const kind of outrightKinds) {
      for (const [at, one] of rest.codes.entries()) {
        const exact = exactChance(rest, ends, one, placesOf[kind])
        const error = Math.sqrt((exact * (1 - exact)) / runs)
        const counted = (counts[kind][at] ?? 0) / runs
        expect(Math.abs(counted - exact), `${kind} ${one}`).toBeLessThan(5 * error + 1e-6)
      }
    }
  })

  it('awards as many places as there are in every run, and the same for the same seed', () => {
    const rest = seasonOf('CIRCUITO', 20)
    const { runs, counts } = countsOf(rest)
    for (const kind of outrightKinds) {
      const sum = counts[kind].reduce((total, count) => total + count, 0)
      expect(sum / runs).toBeCloseTo(placesOf[kind], 6)
    }
    const parts = createSeasonRuns(rest, 'season')
    for (let n = 0; n < 10; n += 1) parts.run(runsForPrices / 10)
    expect(parts.counted()).toEqual({ runs, counts })
    expect(countsOf(rest, 'another').counts).not.toEqual(counts)
  })
})

const booksOf = (code: string, played: number) => {
  const rest = seasonOf(code, played)
  const counted = countsOf(rest)
  return { rest, ...counted, book: priceSeason(rest.codes, counted, defaultMargins) }
}

describe('the book of a season', () => {
  it.each([
    ['BICHOS', 0],
    ['BICHOS', 45],
    ['CORES', 28],
    ['CIRCUITO', 0],
    ['CIRCUITO', 44],
  ] as const)('%s after %i matches: both markets stay within their margins', (code, played) => {
    const { rest, runs, counts, book } = booksOf(code, played)
    for (const kind of outrightKinds) {
      const prices = book[outrightKeyOf(kind)]
      if (!prices) continue
      // What is not offered would add its probability including the margin.
      const { bp, spreadBp } = defaultMargins[kind]
      const implied = rest.codes.reduce((sum, one, at) => {
        const share = (counts[kind][at] ?? 0) / runs
        return sum + (prices[one] ? 100 / prices[one] : (share * (10_000 + bp)) / 10_000)
      }, 0)
      const marginBp = (implied / placesOf[kind] - 1) * 10_000
      expect(marginBp, kind).toBeGreaterThanOrEqual(bp - 1)
      expect(marginBp, kind).toBeLessThanOrEqual(bp + spreadBp)
    }
  })

  it('returns no more than it should on any selection, even if the runs were off by two errors', () => {
    const { rest, runs, counts, book } = booksOf('CORES', 28)
    for (const kind of outrightKinds) {
      for (const [one, odds] of Object.entries(book[outrightKeyOf(kind)] ?? {})) {
        const share = (counts[kind][rest.codes.indexOf(one)] ?? 0) / runs
        expect((pricedChance(share, runs) * odds) / 100).toBeLessThanOrEqual(10_000 / 11_200 + 1e-9)
      }
    }
  })

  it('has no arbitrage over who comes first and second', () => {
    const returnsOf = (book: Book, codes: readonly string[]) => {
      const ends = codes.flatMap((first) =>
        codes.filter((one) => one !== first).map((second) => [first, second] as const),
      )
      return outrightKinds.flatMap((kind) =>
        Object.entries(book[outrightKeyOf(kind)] ?? {}).map(([one, odds]) =>
          ends.map((end) => (end.slice(0, placesOf[kind]).includes(one) ? odds / 100 : 0)),
        ),
      )
    }
    for (const played of [0, 20, 40]) {
      const { rest, book } = booksOf('CORES', played)
      const sure = findSureReturn(returnsOf(book, rest.codes))
      expect(sure).toBeLessThan(1)
    }
  })

  it('is empty once the season is as good as decided', () => {
    const codes = ['A', 'B', 'C']
    const counted = { runs: 100, counts: { champion: [99, 1, 0], toptwo: [100, 60, 40] } }
    const book = priceSeason(codes, counted, defaultMargins)
    expect(book['season.champion']).toBeUndefined()
    expect(Object.keys(book['season.toptwo'] ?? {})).toEqual(['B', 'C'])
  })
})
