import type { NewFixture } from '../repository/fixtures.ts'
import { insertFixtures } from '../repository/fixtures.ts'
import { bookFor } from '../domain/offer.ts'
import type { SportsbookContext } from './context.ts'

/** Matches ahead that each league shows. */
const aheadCount = 14

/** Keeps enough matches ahead of the clock, with their first prices; a job. */
export const createScheduleMatches = (context: SportsbookContext) => async (): Promise<void> => {
  const { database, clock, feeds, logger } = context
  const setup = await context.setup()
  const now = clock.now()
  for (const league of setup.leagues) {
    const feed = feeds[league.feed]
    if (!feed) {
      logger.error({ league: league.code, feed: league.feed }, 'sportsbook: no such feed')
      continue
    }
    const margins = setup.marginsOf(league.brand_id)
    const announced = await feed.listFixtures(league, now, aheadCount)
    const fixtures = announced.map((one): NewFixture => {
      const state = { sport: league.sport, tick: 0, marks: [] }
      return { ...one, leagueId: league.id, book: bookFor(league, one.rates, state, margins) }
    })
    if (fixtures.length > 0) await database.inTx((tx) => insertFixtures(tx, fixtures, now))
  }
}
