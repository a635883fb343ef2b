import { playIncidents } from '@trevo/sports-rules/league/play-incidents.ts'
import { cutAt, isOver, playMatch, ticksOf } from '@trevo/sports-rules/league/play-match.ts'
import {
  commitmentOf,
  firstFrom,
  firstOfSeason,
  fixtureAt,
  matchesOfSeason,
  matchSeed,
} from '@trevo/sports-rules/league/season.ts'
import { ratesOf } from '@trevo/sports-rules/league/strength.ts'
import { scoreOf, type Pair } from '@trevo/sports-rules/match.ts'
import type { League, Team } from '@trevo/sports-rules/league/demo-leagues.ts'
import { LRUCache } from 'lru-cache'
import { tickAfter } from './domain/clock.ts'
import type { SeasonMatch } from '../seasons/domain/season.ts'
import type { FeedFixture, FeedMatch, FeedSeason, MatchFeed } from '../needs.ts'
import type { LeagueRow, TeamShown } from '../tables.ts'

const leagueOf = (row: LeagueRow): League => ({
  code: row.code,
  sport: row.sport,
  names: { PT: row.names['PT'] ?? row.code, EN: row.names['EN'] ?? row.code },
  isYouth: row.is_youth,
  everySec: row.every_sec,
  restSec: row.rest_sec,
  tickMs: row.tick_ms,
  teams: row.teams,
})

const shown = ({ code, name, hue, crest }: Team): TeamShown => ({ code, name, hue, crest })

type SeedOf = (leagueId: number) => Promise<string>

const playAt = (league: League, seed: string, number: number, at: Date): FeedMatch => {
  const ownSeed = matchSeed(seed, number)
  const { home, away, startsAt } = fixtureAt(league, number)
  const rates = ratesOf(league.sport, home, away)
  const marks = playMatch(rates, ownSeed)
  const elapsed = at.getTime() - startsAt.getTime()
  const tick = Math.min(tickAfter(league.sport, elapsed, league.tickMs), ticksOf(rates, marks))
  const seen = cutAt(marks, tick)
  const over = isOver({ sport: league.sport, tick, marks: seen })
  return { tick, marks: seen, isOver: over, seed: over ? ownSeed : null }
}

const incidentsOf = (league: League, seed: string, number: number, match: FeedMatch) => {
  const { home, away } = fixtureAt(league, number)
  const rates = ratesOf(league.sport, home, away)
  return playIncidents(rates, match.marks, matchSeed(seed, number)).filter(
    ({ tick }) => tick <= match.tick,
  )
}

/** Cached results: those of some seasons. */
const resultsKept = 2_000

const seasonRef = /^season:(\d{1,9})$/

const seasonOf = (league: League, number: number): FeedSeason => {
  const first = firstOfSeason(league, number)
  const matchCount = matchesOfSeason(league)
  return {
    ref: `season:${number}`,
    number,
    competitors: league.teams.map(shown),
    matchCount,
    startsAt: fixtureAt(league, first).startsAt,
    lastStartsAt: fixtureAt(league, first + matchCount - 1).startsAt,
  }
}

const createSeasons = (seedOf: SeedOf): NonNullable<MatchFeed['seasons']> => {
  const kept = new LRUCache<string, Pair>({ max: resultsKept })
  const scoreAt = (row: LeagueRow, seed: string, number: number, at: Date): Pair | null => {
    const key = `${row.id} ${number}`
    const known = kept.get(key)
    if (known) return known
    const { tick, marks, isOver: over } = playAt(leagueOf(row), seed, number, at)
    if (!over) return null
    const score = scoreOf({ sport: row.sport, tick, marks })
    kept.set(key, score)
    return score
  }
  return {
    listSeasons: (row, at) => {
      const league = leagueOf(row)
      const { season } = fixtureAt(league, Math.max(0, firstFrom(league, at) - 1))
      return Promise.resolve([seasonOf(league, season), seasonOf(league, season + 1)])
    },
    readSeason: async (row, ref, at) => {
      const league = leagueOf(row)
      const seed = await seedOf(row.id)
      const first = firstOfSeason(league, Number(seasonRef.exec(ref)?.[1] ?? 1))
      return Array.from({ length: matchesOfSeason(league) }, (_, n): SeasonMatch => {
        const { number, home, away, startsAt } = fixtureAt(league, first + n)
        return {
          home: home.code,
          away: away.code,
          rates: ratesOf(league.sport, home, away),
          startsAt,
          score: startsAt > at ? null : scoreAt(row, seed, number, at),
        }
      })
    },
  }
}

/**
 * Simulated leagues: the fixtures, their times and every minute of them follow from the league's seed and the
 * clock, so that every copy of the server has the same matches.
 */
export const createSimulatedFeed = (seedOf: SeedOf): MatchFeed => ({
  listFixtures: async (row, from, count) => {
    const league = leagueOf(row)
    const seed = await seedOf(row.id)
    const first = firstFrom(league, from)
    return Array.from({ length: count }, (_, at): FeedFixture => {
      const { number, round, home, away, startsAt } = fixtureAt(league, first + at)
      return {
        ref: String(number),
        round,
        home: shown(home),
        away: shown(away),
        rates: ratesOf(league.sport, home, away),
        startsAt,
        commitment: commitmentOf(matchSeed(seed, number)),
      }
    })
  },
  readMatch: async (row, { ref, startsAt }, at): Promise<FeedMatch> => {
    const league = leagueOf(row)
    const number = Number(ref)
    // By the announced kick-off, even if the league's pace has changed since.
    const moved = at.getTime() - startsAt.getTime() + fixtureAt(league, number).startsAt.getTime()
    const seed = await seedOf(row.id)
    const match = playAt(league, seed, number, new Date(moved))
    return { ...match, incidents: incidentsOf(league, seed, number, match) }
  },
  seasons: createSeasons(seedOf),
})
