import type { Answer } from '@trevo/contract/endpoint.ts'
import type { showTradingMatch, TradingMatchDetail } from '@trevo/contract/ops/trading/board.ts'
import type { Reader } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { paysAt, type EndResult } from '@trevo/sports-rules/bets/match-exposure.ts'
import { findMarket, keyOf, marketsOf, selectionsOf } from '@trevo/sports-rules/markets/market.ts'
import { scoreOf } from '@trevo/sports-rules/match.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import { leagueOfBrand, type SportsbookContext } from '../../common/service/context.ts'
import { findFixtures, listEvents } from '../../matches/repository/fixtures.ts'
import { slipNumber } from '../../slips/domain/transfers.ts'
import type { FixtureRow, LeagueRow } from '../../tables.ts'
import { sumOf, worstOf, type OpenChoice } from '../domain/match-result.ts'
import { listDearestSingles, sumOpenChoices, type OpenSingle } from '../repository/board.ts'
import { presentTradingMatch } from './present-trading-match.ts'

/** The dearest bets that are looked through for those behind the worst end, and how many are shown. */
const [lookedThrough, shownMax] = [500, 12]
/** Ends of football that a grid shows: so many more goals of each side. */
const gridAhead = 3

const isOver = ({ status }: FixtureRow): boolean => status !== 'scheduled' && status !== 'live'

const presentChoices = (
  { sport }: LeagueRow,
  fixture: FixtureRow,
  market: string,
  open: readonly OpenChoice[],
): TradingMatchDetail['markets'][number]['choices'] => {
  const prices = fixture.book[market] ?? {}
  const { stakedMinor } = sumOf(open)
  // A market that is over has no prices: its choices are those that may be named as winners.
  const known = findMarket(market)
  const all = known && isOver(fixture) ? selectionsOf(known, sport) : Object.keys(prices)
  const selections = [...new Set([...all, ...open.map((one) => one.selection)])]
  return selections.map((selection) => {
    const one = open.find((choice) => choice.selection === selection)
    return {
      selection,
      odds: prices[selection] ?? null,
      singleCount: one?.singleCount ?? 0,
      otherCount: one?.otherCount ?? 0,
      staked: formatMoney(one?.stakeMinor ?? 0n),
      pays: formatMoney(one?.payoutMinor ?? 0n),
      house: formatMoney(stakedMinor - (one?.payoutMinor ?? 0n)),
    }
  })
}

const presentMarkets = (
  league: LeagueRow,
  fixture: FixtureRow,
  choices: readonly OpenChoice[],
): TradingMatchDetail['markets'] => {
  const keys = new Set([
    ...Object.keys(fixture.book),
    ...choices.map(({ market }) => market),
    ...Object.keys(fixture.overrides),
    ...(isOver(fixture) && !fixture.season ? marketsOf(league.sport).map(keyOf) : []),
  ])
  // The database does not keep the order of a book.
  const order = marketsOf(league.sport).map(keyOf)
  const placeOf = (key: string) => (order.indexOf(key) + order.length + 1) % (order.length + 1)
  const inOrder = [...keys].sort((one, other) => placeOf(one) - placeOf(other))
  return inOrder.map((market) => {
    const open = choices.filter((one) => one.market === market)
    return {
      market,
      isSuspended: fixture.suspended_markets.includes(market),
      winners: fixture.overrides[market] ? [...fixture.overrides[market]] : null,
      staked: formatMoney(sumOf(open).stakedMinor),
      choices: presentChoices(league, fixture, market, open),
    }
  })
}

/** The ends near the score, and the dearest ones wherever they are. */
const shownEnds = (
  league: LeagueRow,
  fixture: FixtureRow,
  ends: readonly EndResult[],
): readonly EndResult[] => {
  const [home, away] = scoreOf({ sport: league.sport, tick: fixture.tick, marks: fixture.marks })
  const dearest = [...ends].sort(ascending(({ resultMinor }) => resultMinor)).slice(0, shownMax)
  return ends.filter(
    (one) =>
      dearest.includes(one) || (one.end[0] <= home + gridAhead && one.end[1] <= away + gridAhead),
  )
}

const presentSlips = async (
  { members }: SportsbookContext,
  singles: readonly OpenSingle[],
): Promise<TradingMatchDetail['worstSlips']> => {
  const names = await members.findNames([...new Set(singles.map((one) => one.member_id))])
  return singles.map((one) => ({
    slipId: slipNumber(one.id),
    username: names.get(one.member_id) ?? '',
    market: one.market_key,
    selection: one.selection,
    odds: one.odds,
    stake: formatMoney(one.stake),
    pays: formatMoney(one.pays),
  }))
}

/** A match with its open bets, of this moment. */
export const createShowTradingMatch =
  (context: SportsbookContext) =>
  async (
    { brandId, ...reader }: Reader & { readonly brandId: number },
    matchId: bigint,
  ): Promise<Answer<typeof showTradingMatch>> => {
    const { database, clock } = context
    const [fixture] = await findFixtures(database.db, [matchId])
    if (!fixture) throw new Refusal('sportsbook.match_unknown')
    const league = leagueOfBrand(await context.setup(), brandId, fixture.league_id)
    const open = (await sumOpenChoices(database.db, [matchId])).get(matchId) ?? []
    const singles = await listDearestSingles(database.db, matchId, lookedThrough)
    const { end, ends } = worstOf(league, fixture, open)
    const state = { sport: league.sport, tick: fixture.tick, marks: fixture.marks }
    const behind = singles.filter(
      ({ market_key: market, selection }) =>
        end === null || paysAt(state, { market, selection }, end),
    )
    const events = await listEvents(database.db, matchId)
    const { season } = fixture
    return {
      ...presentTradingMatch(league, fixture, open, { reader, now: clock.now() }),
      markets: presentMarkets(league, fixture, open),
      ends: shownEnds(league, fixture, ends).map((one) => ({
        end: [...one.end],
        house: formatMoney(one.resultMinor),
      })),
      worstSlips: await presentSlips(context, behind.slice(0, shownMax)),
      competitors: (season?.competitors ?? []).map(({ code, name }) => ({
        code,
        name,
        isWithdrawn: season?.withdrawn.some((one) => one.code === code) ?? false,
      })),
      events: events
        .map(({ kind, at, operator, reason, detail }) => ({
          kind,
          at: at.toISOString(),
          operator,
          reason,
          detail,
        }))
        .toReversed(),
    }
  }
