import type { OperatorMatch } from '@trevo/contract/ops/sports.ts'
import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../../platform/approvals/change-kind.ts'
import { codesIn, lastOdds, type SeasonState } from '../domain/season.ts'
import { insertBookVersion, insertEvent, setFixture } from '../../matches/repository/fixtures.ts'
import { isSeason, type SeasonRow } from '../repository/seasons.ts'
import type { FixtureRow } from '../../tables.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { factsOf, lockMatch } from '../../matches/service/lock-match.ts'
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

/** Season and competitor of a target. */
const partsOf = (target: string): readonly [string | undefined, string] => {
  const [matchId, competitor = ''] = target.split('/')
  return [matchId, competitor]
}

/**
 * Takes a competitor out of a season: nothing is taken until the season is priced again, bets on the
 * competitor go back, and older ones on others pay rule 4 by its last price.
 */
export const withdrawCompetitorKind = ({ clock, listeners }: SportsbookContext): ChangeKind => {
  const lock = async (tx: Tx, { brandId, target }: ChangeOrder) => {
    const [matchId, competitor] = partsOf(target)
    const { fixture, league } = await lockMatch(tx, brandId, matchId)
    return { season: requireInSeason(fixture, competitor), competitor, league }
  }
  const note = (season: SeasonRow, competitor: string) => ({
    fixture_id: season.id,
    detail: `withdraw:${competitor}`,
    at: clock.now(),
  })
  return changeKind({
    kind: 'withdrawCompetitor',
    right: 'trading.settle',
    input: z.strictObject({}),
    describe: async (tx, order) => {
      const { season, competitor } = await lock(tx, order)
      const before = { ...factsOf(season), competitors: [...codesIn(season.season)] }
      const left = before.competitors.filter((code) => code !== competitor)
      return { before, after: { ...before, competitors: left } }
    },
    execute: async (tx, order, { decided: operator, reason }) => {
      const { season: fixture, competitor, league } = await lock(tx, order)
      const at = clock.now()
      await insertEvent(tx, { ...note(fixture, competitor), kind: 'decided', operator, reason })
      const season = without(fixture, competitor, at)
      const next = { ...fixture, version: fixture.version + 1, book: {}, season }
      await setFixture(tx, fixture.id, { version: next.version, book: {}, season })
      await insertBookVersion(tx, next, at)
      afterCommit(tx, () => listeners.onMoved(movedOf(league, next, at)))
    },
    noteAsked: async (tx, order, { asked: operator, reason }) => {
      const { season, competitor } = await lock(tx, order)
      const event = { ...note(season, competitor), kind: 'decision_asked' as const }
      await insertEvent(tx, { ...event, operator, reason })
    },
  })
}

/** The first yes to the withdrawal of a competitor, or the second one. */
export const createWithdrawCompetitor =
  (context: SportsbookContext) =>
  async ({ competitor, ...order }: Withdrawing): Promise<OperatorMatch> => {
    await showOperatorMatch(context, order)
    const { brandId, operator: username, operatorId, reason, matchId } = order
    await context.staff.askChange({
      kind: 'withdrawCompetitor',
      brandId,
      target: `${matchId}/${competitor}`,
      input: {},
      reason,
      by: { operatorId, username },
    })
    return showOperatorMatch(context, order)
  }
