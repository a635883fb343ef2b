import { describe, expect, it } from 'vitest'
import { footballTicks, isOver, mapsOf, mapsWon } from '../match.ts'
import { playNth, stateAt } from '../testing/some-matches.ts'
import { demoLeagues } from './demo-leagues.ts'
import { commitmentOf, firstFrom, fixtureAt, matchesOfSeason, matchSeed } from './season.ts'

describe('a season', () => {
  it.each(demoLeagues)('of $code: everybody meets everybody at home and away', (league) => {
    const met = Array.from({ length: matchesOfSeason(league) }, (_, n) => fixtureAt(league, n))
    const pairs = new Set(met.map(({ home, away }) => `${home.code} ${away.code}`))
    expect(pairs.size).toBe(league.teams.length * (league.teams.length - 1))
    for (const round of new Set(met.map(({ round: one }) => one))) {
      const teams = met
        .filter((one) => one.round === round)
        .flatMap(({ home, away }) => [home, away])
      expect(new Set(teams).size).toBe(league.teams.length)
    }
  })

  it('begins again with the next one', () => {
    const league = demoLeagues[0]!
    expect(fixtureAt(league, matchesOfSeason(league))).toMatchObject({ season: 2, round: 1 })
  })

  it('has a match for every kick-off, the first one at an instant or after it', () => {
    for (const league of demoLeagues) {
      for (let number = 1_230; number < 1_250; number += 1) {
        const { startsAt } = fixtureAt(league, number)
        expect(firstFrom(league, startsAt)).toBe(number)
        expect(firstFrom(league, new Date(startsAt.getTime() + 1))).toBe(number + 1)
      }
    }
  })

  it('pauses between two rounds until the last match is over, and a while longer', () => {
    for (const league of demoLeagues.filter(({ isYouth }) => !isYouth)) {
      const perRound = league.teams.length / 2
      for (const round of [1, 5, 18]) {
        const last = fixtureAt(league, round * perRound - 1).startsAt.getTime()
        const next = fixtureAt(league, round * perRound).startsAt.getTime()
        // A match of football has ninety minutes and half-time, an e-sport seventy-five rounds at most.
        const longest = (league.sport === 'football' ? 95 : 75) * league.tickMs
        expect(next - last - longest).toBeGreaterThan(60_000)
      }
    }
  })

  it('of the same seed is the same season, and of another one a different season', () => {
    const season = (seed: string) => Array.from({ length: 80 }, (_, n) => playNth(n, seed).marks)
    expect(season('ab'.repeat(32))).toEqual(season('ab'.repeat(32)))
    expect(season('ab'.repeat(32))).not.toEqual(season('ac'.repeat(32)))
  })

  it('is committed to match by match', () => {
    const seed = matchSeed('00'.repeat(32), 7)
    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    expect(commitmentOf(seed)).toMatch(/^[0-9a-f]{64}$/)
    expect(commitmentOf(seed)).not.toBe(commitmentOf(matchSeed('00'.repeat(32), 8)))
  })
})

describe('a match', () => {
  it('of football has ninety minutes, of the e-sport as many rounds as two maps take', () => {
    for (let n = 0; n < 400; n += 1) {
      const match = playNth(n)
      const end = stateAt(match, match.ticks)
      expect(isOver(end)).toBe(true)
      expect(isOver(stateAt(match, match.ticks - 1))).toBe(false)
      if (match.league.sport === 'football') {
        expect(match.ticks).toBe(footballTicks)
      } else {
        expect(Math.max(...mapsWon(mapsOf(end.marks)))).toBe(2)
        expect(match.ticks).toBeGreaterThanOrEqual(26)
        expect(match.ticks).toBeLessThanOrEqual(75)
      }
    }
  })
})
