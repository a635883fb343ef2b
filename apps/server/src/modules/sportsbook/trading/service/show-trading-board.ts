import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { showTradingBoard } from '@trevo/contract/ops/trading/board.ts'
import type { Reader } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { findFixtures } from '../../matches/repository/fixtures.ts'
import { nameOfLeague } from '../../matches/service/present-match.ts'
import type { FixtureRow, LeagueRow } from '../../tables.ts'
import { sumOf, worstOf, type OpenChoice } from '../domain/match-result.ts'
import { listComing, listLive, listPast } from '../repository/board.ts'
import type { OpenStakes } from './open-stakes.ts'
import { presentTradingMatch } from './present-trading-match.ts'
import type { TradingChanges } from './trading-changes.ts'

type Asked = Query<typeof showTradingBoard>
type Counted = ReadonlyMap<bigint, readonly OpenChoice[]>

/** Matches with open bets, the dearest worst end first. */
const listDearest = async (
  { database }: SportsbookContext,
  leagues: readonly LeagueRow[],
  choices: Counted,
  limit: number,
): Promise<readonly FixtureRow[]> => {
  const byId = new Map(leagues.map((league) => [league.id, league]))
  const found = await findFixtures(database.db, [...choices.keys()])
  return found
    .flatMap((fixture) => {
      const league = byId.get(fixture.league_id)
      const worst = league && worstOf(league, fixture, choices.get(fixture.id) ?? []).resultMinor
      return worst === undefined || worst === null ? [] : [{ fixture, worst }]
    })
    .sort((one, other) => {
      if (one.worst !== other.worst) return one.worst < other.worst ? -1 : 1
      return one.fixture.id < other.fixture.id ? -1 : 1
    })
    .slice(0, limit)
    .map(({ fixture }) => fixture)
}

const listRows = (
  context: SportsbookContext,
  leagues: readonly LeagueRow[],
  choices: Counted,
  { view, limit }: Asked,
): Promise<readonly FixtureRow[]> => {
  const { db } = context.database
  const listed = { leagueIds: leagues.map(({ id }) => id), limit }
  switch (view) {
    case 'live':
      return listLive(db, listed, context.clock.now())
    case 'coming':
      return listComing(db, listed, context.clock.now())
    case 'ended':
      return listPast(db, listed)
    case 'cost':
      return listDearest(context, leagues, choices, limit)
    default:
      return view satisfies never
  }
}

/** Matches of a brand's leagues by view, with prices of now and the stakes of some seconds ago. */
export const createShowTradingBoard =
  (context: SportsbookContext, stakesOf: OpenStakes, changes: TradingChanges) =>
  async (
    { brandId, ...reader }: Reader & { readonly brandId: number },
    asked: Asked,
  ): Promise<Answer<typeof showTradingBoard>> => {
    // Before anything is read: what changes from here on is announced.
    const position = changes.position()
    const { leagues } = await context.setup()
    const own = leagues.filter((league) => league.brand_id === brandId)
    const shown = own.filter(({ code }) => asked.league === undefined || code === asked.league)
    const { choices, at } = await stakesOf(brandId)
    const rows = await listRows(context, shown, choices, asked)
    const now = context.clock.now()
    const byId = new Map(own.map((league) => [league.id, league]))
    return {
      matches: rows.flatMap((fixture) => {
        const league = byId.get(fixture.league_id)
        const open = choices.get(fixture.id) ?? []
        return league ? [presentTradingMatch(league, fixture, open, { reader, now })] : []
      }),
      leagues: own.map((league) => ({
        league: league.code,
        name: nameOfLeague(league, reader),
        isSuspended: league.suspended_reason !== null,
        suspendReason: league.suspended_reason,
      })),
      staked: formatMoney(
        rows.reduce((sum, { id }) => sum + sumOf(choices.get(id) ?? []).stakedMinor, 0n),
      ),
      position,
      countedAt: at.toISOString(),
      now: now.toISOString(),
    }
  }
