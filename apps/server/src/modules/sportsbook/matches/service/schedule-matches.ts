import type { Margins } from '@trevo/sports-rules/markets/price.ts'
import type { FeedDoubt, FeedFixture, MatchFeed } from '../../needs.ts'
import { holdLeague, insertFixtures, type NewFixture } from '../repository/fixtures.ts'
import { bookFor } from '../../common/domain/offer.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import type { LeagueRow } from '../../tables.ts'
import { createReportUnreadable } from './report-unreadable.ts'
import { renewMatches } from './renew-matches.ts'

/** Matches ahead that each league shows. */
const aheadCount = 14

const isPriced = (listed: FeedFixture | FeedDoubt): listed is FeedFixture => 'rates' in listed

const scheduleLeague = async (
  context: SportsbookContext,
  { league, margins }: { readonly league: LeagueRow; readonly margins: Margins },
  feed: MatchFeed,
): Promise<readonly FeedDoubt[]> => {
  const { database, clock } = context
  const now = clock.now()
  const listed = await feed.listFixtures(league, now, aheadCount)
  const fixtures = listed.filter(isPriced).map((one): NewFixture => {
    const state = { sport: league.sport, tick: 0, marks: [] }
    return { ...one, leagueId: league.id, book: bookFor(league, one.rates, state, margins) }
  })
  if (fixtures.length > 0) {
    await database.inTx(async (tx) => {
      await holdLeague(tx, league.id)
      await insertFixtures(tx, fixtures, now)
    })
  }
  const doubts = listed.filter((one): one is FeedDoubt => !isPriced(one))
  await renewMatches(context, league, { fixtures, doubts })
  return doubts
}

/** Keeps enough matches ahead of the clock, with their prices; a job. */
export const createScheduleMatches = (context: SportsbookContext) => {
  const { feeds, logger } = context
  const reportUnreadable = createReportUnreadable(logger)
  return async (): Promise<void> => {
    const setup = await context.setup()
    for (const league of setup.leagues) {
      const feed = feeds[league.feed]
      if (!feed) {
        logger.error({ league: league.code, feed: league.feed }, 'sportsbook: unknown feed')
        continue
      }
      try {
        const priced = { league, margins: setup.marginsOf(league.brand_id, league.margin_plus_bp) }
        reportUnreadable(league, await scheduleLeague(context, priced, feed))
      } catch (error) {
        // A silent feed does not affect other leagues; its own prices expire.
        logger.error({ err: error, league: league.code }, 'sportsbook: matches not scheduled')
      }
    }
  }
}
