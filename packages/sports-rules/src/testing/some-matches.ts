import { demoLeagues, type League } from '../league/demo-leagues.ts'
import { cutAt, playMatch, ticksOf } from '../league/play-match.ts'
import { fixtureAt, matchSeed } from '../league/season.ts'
import { ratesOf, type Rates } from '../league/strength.ts'
import type { Mark, MatchState } from '../match.ts'

export type PlayedMatch = {
  readonly league: League
  readonly rates: Rates
  readonly marks: readonly Mark[]
  readonly ticks: number
}

const leagueSeed = '5f'.repeat(32)

/** The n-th match of all demo leagues in turn. */
export const playNth = (n: number, seed = leagueSeed): PlayedMatch => {
  const league = demoLeagues[n % demoLeagues.length]
  if (!league) throw new RangeError('no leagues')
  const number = Math.floor(n / demoLeagues.length)
  const { home, away } = fixtureAt(league, number)
  const rates = ratesOf(league.sport, home, away)
  const marks = playMatch(rates, matchSeed(seed, number))
  return { league, rates, marks, ticks: ticksOf(rates, marks) }
}

/** A match as it was at a step. */
export const stateAt = ({ league, marks }: PlayedMatch, tick: number): MatchState => ({
  sport: league.sport,
  tick,
  marks: cutAt(marks, tick),
})
