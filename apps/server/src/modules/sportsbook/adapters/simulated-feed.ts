import { cutAt, isOver, playMatch, ticksOf } from '@trevo/sports-rules/league/play-match.ts'
import { commitmentOf, firstFrom, fixtureAt, matchSeed } from '@trevo/sports-rules/league/season.ts'
import { ratesOf } from '@trevo/sports-rules/league/strength.ts'
import type { League, Team } from '@trevo/sports-rules/league/demo-leagues.ts'
import { tickAfter } from '../domain/clock.ts'
import type { FeedFixture, FeedMatch, MatchFeed } from '../needs.ts'
import type { LeagueRow, TeamShown } from '../repository/tables.ts'

const leagueOf = (row: LeagueRow): League => ({
  code: row.code,
  sport: row.sport,
  names: { PT: row.names['PT'] ?? row.code, EN: row.names['EN'] ?? row.code },
  isYouth: row.is_youth,
  everySec: row.every_sec,
  tickMs: row.tick_ms,
  teams: row.teams,
})

const shown = ({ code, name, hue, crest }: Team): TeamShown => ({ code, name, hue, crest })

/**
 * Leagues that play by themselves: who meets whom, when, and every minute of it follow from the league's
 * seed and the clock, so that any copy of the server tells the same.
 */
export const createSimulatedFeed = (seedOf: (leagueId: number) => Promise<string>): MatchFeed => ({
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
    const seed = matchSeed(await seedOf(row.id), number)
    const { home, away } = fixtureAt(league, number)
    const rates = ratesOf(league.sport, home, away)
    const marks = playMatch(rates, seed)
    const elapsed = at.getTime() - startsAt.getTime()
    const tick = Math.min(tickAfter(league.sport, elapsed, league.tickMs), ticksOf(rates, marks))
    const seen = cutAt(marks, tick)
    const over = isOver({ sport: league.sport, tick, marks: seen })
    return { tick, marks: seen, isOver: over, seed: over ? seed : null }
  },
})
