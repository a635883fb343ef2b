import type { TradingMatch } from '@trevo/contract/ops/trading/board.ts'
import type { Reader } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { scoreOf } from '@trevo/sports-rules/match.ts'
import { leagueMark } from '../../common/domain/offer.ts'
import { nameOfLeague } from '../../matches/service/present-match.ts'
import type { FixtureRow, LeagueRow } from '../../tables.ts'
import {
  stateOf,
  sumOf,
  winnerMarginBp,
  winnerPrices,
  worstOf,
  type OpenChoice,
} from '../domain/match-result.ts'

/** A match as traders see it. */
export const presentTradingMatch = (
  league: LeagueRow,
  fixture: FixtureRow,
  choices: readonly OpenChoice[],
  { reader, now }: { readonly reader: Reader; readonly now: Date },
): TradingMatch => {
  const { sport } = league
  const { stakedMinor, slipCount } = sumOf(choices)
  const worst = worstOf(league, fixture, choices)
  return {
    matchId: String(fixture.id),
    sport,
    league: league.code,
    leagueName: nameOfLeague(league, reader),
    isSeason: fixture.season !== null,
    home: fixture.home,
    away: fixture.away,
    startsAt: fixture.starts_at.toISOString(),
    status: fixture.status,
    tick: fixture.tick,
    score: [...scoreOf({ sport, tick: fixture.tick, marks: fixture.marks })],
    version: fixture.version,
    state: stateOf(fixture, now),
    isLeagueSuspended: fixture.suspended_markets.includes(leagueMark),
    suspendReason: fixture.suspend_reason,
    suspendedMarkets: fixture.suspended_markets.filter((key) => key !== '*' && key !== leagueMark),
    prices: { ...winnerPrices(fixture)?.prices },
    marginBp: winnerMarginBp(fixture),
    pricedAt: fixture.priced_at.toISOString(),
    staked: formatMoney(stakedMinor),
    slipCount,
    worst: worst.resultMinor === null ? null : formatMoney(worst.resultMinor),
    worstEnd: worst.end && [...worst.end],
  }
}
