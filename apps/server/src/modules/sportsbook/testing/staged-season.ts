import { ratesOf } from '@trevo/sports-rules/league/strength.ts'
import type { Pair } from '@trevo/sports-rules/match.ts'
import type { SeasonMatch } from '../seasons/domain/season.ts'
import type { MatchFeed } from '../needs.ts'
import type { TestSportsbook } from './open-test-sportsbook.ts'

const codes = ['ALF', 'BET', 'GAM', 'DEL'] as const
const average = { attack: 1_000, defence: 1_000 }
const rates = ratesOf('football', average, average)

const teams = codes.map((code) => ({
  ...average,
  code,
  name: `Time ${code}`,
  hue: 10,
  crest: 'star' as const,
}))

const rounds: readonly (readonly (readonly [string, string])[])[] = [
  [
    ['ALF', 'BET'],
    ['GAM', 'DEL'],
  ],
  [
    ['ALF', 'GAM'],
    ['BET', 'DEL'],
  ],
  [
    ['ALF', 'DEL'],
    ['BET', 'GAM'],
  ],
]

/** From one round to the next; a match takes ten minutes. */
const [roundMs, matchMs] = [3_600_000, 600_000]

/**
 * A feed with one season of four teams that meet once: the test sets its results, and until then a started match
 * is under way.
 */
export const createStagedSeason = (startsAt: Date) => {
  const scores = new Map<string, Pair>()
  const matches = (): readonly SeasonMatch[] =>
    rounds.flatMap((pairs, round) =>
      pairs.map(([home, away]) => ({
        home,
        away,
        rates,
        startsAt: new Date(startsAt.getTime() + round * roundMs),
        score: scores.get(`${home} ${away}`) ?? null,
      })),
    )
  const feed: MatchFeed = {
    listFixtures: () => Promise.resolve([]),
    readMatch: () => Promise.reject(new Error('the season is read as a whole')),
    seasons: {
      listSeasons: () =>
        Promise.resolve([
          {
            ref: 'season:1',
            number: 1,
            competitors: teams.map(({ code, name, hue, crest }) => ({ code, name, hue, crest })),
            matchCount: 6,
            startsAt,
            lastStartsAt: new Date(startsAt.getTime() + 2 * roundMs),
          },
        ]),
      readSeason: () => Promise.resolve(matches()),
    },
  }
  return {
    feed,
    /** Adds the league of the feed. */
    join: async ({ pool, sportsbook }: TestSportsbook, code: string, feedName: string) => {
      await pool.query(
        `insert into sportsbook.league
           (brand_id, code, sport, names, is_youth, feed, teams, every_sec, tick_ms)
         values (1, $1, 'football', '{"PT": "Liga de teste"}', false, $2, $3, 60, 1000)`,
        [code, feedName, JSON.stringify(teams)],
      )
      sportsbook.forgetSetup()
    },
    /** A round is over with these scores. */
    play: (round: number, ...played: readonly Pair[]): Date => {
      for (const [at, [home, away]] of (rounds[round] ?? []).entries()) {
        scores.set(`${home} ${away}`, played[at] ?? [0, 0])
      }
      return new Date(startsAt.getTime() + round * roundMs + matchMs)
    },
  }
}
