import type { OperatorMatch } from '@trevo/contract/ops/sports.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { codesIn, lastOdds, type SeasonState } from '../domain/season.ts'
import { insertBookVersion, lockFixture, setFixture } from '../../matches/repository/fixtures.ts'
import { isSeason, type SeasonRow } from '../repository/seasons.ts'
import type { FixtureRow } from '../../tables.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { recordApproval } from '../../matches/service/record-approval.ts'
import { showOperatorMatch, type OperatorOrder } from '../../matches/service/operator-matches.ts'
import { movedOf } from '../../matches/service/moved-of.ts'

type Withdrawing = OperatorOrder & { readonly competitor: string }

/** A competitor must remain to be beaten. */
const leftMin = 2

/** @throws Refusal `sportsbook.match_state` unless it is a season that the competitor is still in. */
const requireInSeason = (fixture: FixtureRow | undefined, competitor: string): SeasonRow => {
  const isOpen = fixture?.status === 'scheduled' || fixture?.status === 'live'
  if (!fixture || !isOpen || !isSeason(fixture)) throw new Refusal('sportsbook.match_state')
  const codes = codesIn(fixture.season)
  if (!codes.includes(competitor) || codes.length <= leftMin) {
    throw new Refusal('sportsbook.match_state')
  }
  return fixture
}

const without = ({ season, version }: SeasonRow, code: string, at: Date): SeasonState => ({
  ...season,
  withdrawn: [
    ...season.withdrawn,
    { code, version: version + 1, odds: lastOdds(season.prices, code), at: at.toISOString() },
  ],
  refundDue: true,
})

/**
 * Takes a competitor out of a season once two operators approved: bets are closed until the season is priced
 * again, bets on the competitor are returned, and older ones on others pay rule 4 by its last price.
 */
export const createWithdrawCompetitor =
  (context: SportsbookContext) =>
  async ({ competitor, ...order }: Withdrawing): Promise<OperatorMatch> => {
    const { database, clock, listeners } = context
    await showOperatorMatch(context, order)
    const { leagues } = await context.setup()
    const moved = await database.inTx(async (tx) => {
      const found = await lockFixture(tx, order.matchId)
      const fixture = requireInSeason(found, competitor)
      const at = clock.now()
      if (!(await recordApproval(tx, fixture, { ...order, what: `withdraw:${competitor}` }, at))) {
        return undefined
      }
      const season = without(fixture, competitor, at)
      const next = { ...fixture, version: fixture.version + 1, book: {}, season }
      await setFixture(tx, fixture.id, { version: next.version, book: {}, season })
      await insertBookVersion(tx, next, at)
      const league = leagues.find(({ id }) => id === fixture.league_id)
      return league && movedOf(league, next, at)
    })
    if (moved) listeners.onMoved(moved)
    return showOperatorMatch(context, order)
  }
