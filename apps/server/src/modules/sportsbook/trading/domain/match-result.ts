import { exposureOf, type MatchExposure } from '@trevo/sports-rules/bets/match-exposure.ts'
import { marginOf, type Prices } from '@trevo/sports-rules/markets/price.ts'
import { findMarket, type Market } from '@trevo/sports-rules/markets/market.ts'
import { findOutright, placesOf } from '@trevo/sports-rules/outrights/market.ts'
import type { Pair } from '@trevo/sports-rules/match.ts'
import { descending } from '@trevo/platform/in-order.ts'
import { hasClosed, isHeld, suspendedUntilOf } from '../../common/domain/offer.ts'
import type { FixtureRow, LeagueRow } from '../../tables.ts'

/** Open bets on one choice of a match. */
export type OpenChoice = {
  readonly market: string
  readonly selection: string
  readonly singleCount: number
  /** Of singles alone. */
  readonly stakeMinor: bigint
  readonly payoutMinor: bigint
  /** Multiples and systems that contain it. */
  readonly otherCount: number
}

export type MarketState = 'open' | 'suspended' | 'danger' | 'late' | 'closed'

/** Why bets on a match are accepted or not at an instant. */
export const stateOf = (fixture: FixtureRow, now: Date): MarketState => {
  const isOn =
    fixture.status === 'live' || (fixture.status === 'scheduled' && now < fixture.starts_at)
  if (!isOn) return 'closed'
  if (isHeld(fixture)) return 'suspended'
  if (hasClosed(fixture, now)) return fixture.season ? 'closed' : 'late'
  if (suspendedUntilOf(fixture, now) !== null) return 'danger'
  return Object.keys(fixture.book).length > 0 ? 'open' : 'closed'
}

const winnerMarkets = ['full.result', 'full.winner', 'season.champion'] as const

/** The market of who wins, with its prices; undefined if it is not priced. */
export const winnerPrices = (
  fixture: Pick<FixtureRow, 'book'>,
): { readonly market: string; readonly prices: Prices } | undefined => {
  for (const market of winnerMarkets) {
    const prices = fixture.book[market]
    if (prices) return { market, prices }
  }
  return undefined
}

/** The margin of the market of who wins, in basis points; null where it is not one of a match. */
export const winnerMarginBp = (fixture: Pick<FixtureRow, 'book'>): number | null => {
  const priced = winnerPrices(fixture)
  const market: Market | undefined = priced && findMarket(priced.market)
  return priced && market ? marginOf(market, priced.prices) : null
}

export const sumOf = (choices: readonly OpenChoice[]) => ({
  stakedMinor: choices.reduce((sum, one) => sum + one.stakeMinor, 0n),
  slipCount: choices.reduce((sum, one) => sum + one.singleCount + one.otherCount, 0),
})

/** Of a season: of each market the dearest choices that can win together. */
const worstOfSeason = (choices: readonly OpenChoice[]): bigint => {
  const markets = new Map<string, OpenChoice[]>()
  for (const one of choices) markets.set(one.market, [...(markets.get(one.market) ?? []), one])
  let resultMinor = 0n
  for (const [market, own] of markets) {
    const kind = findOutright(market)
    const dearest = own
      .map(({ payoutMinor }) => payoutMinor)
      .sort(descending((one) => one))
      .slice(0, kind ? placesOf[kind] : 1)
    resultMinor += sumOf(own).stakedMinor - dearest.reduce((sum, one) => sum + one, 0n)
  }
  return resultMinor
}

/** What the match can cost: below zero is a loss of the house. */
export type Worst = {
  readonly resultMinor: bigint | null
  readonly end: Pair | null
  readonly ends: MatchExposure['ends']
}

export const worstOf = (
  { sport }: Pick<LeagueRow, 'sport'>,
  fixture: FixtureRow,
  choices: readonly OpenChoice[],
): Worst => {
  const singles = choices.filter(({ singleCount }) => singleCount > 0)
  if (singles.length === 0) return { resultMinor: null, end: null, ends: [] }
  if (fixture.season) return { resultMinor: worstOfSeason(singles), end: null, ends: [] }
  const { worst, ends } = exposureOf({ sport, tick: fixture.tick, marks: fixture.marks }, singles)
  return { resultMinor: worst?.resultMinor ?? null, end: worst?.end ?? null, ends }
}
