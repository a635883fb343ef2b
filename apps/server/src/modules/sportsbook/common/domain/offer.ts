import { findBetKind, findMarket, type BetKind } from '@trevo/sports-rules/markets/market.ts'
import { priceMatch, type Book, type Margins } from '@trevo/sports-rules/markets/price.ts'
import type { MatchState } from '@trevo/sports-rules/match.ts'
import type { Rates } from '@trevo/sports-rules/league/strength.ts'

type Offering = { readonly is_youth: boolean; readonly on_sale: boolean }

/** Nothing is offered on minors, nor off sale. */
export const mayOffer = ({ is_youth, on_sale }: Offering): boolean => on_sale && !is_youth

/** The current prices of a match; empty if none may be offered. */
export const bookFor = (
  league: Offering,
  rates: Rates,
  state: MatchState,
  margins: Margins,
): Book => (mayOffer(league) ? priceMatch(rates, state, margins) : {})

type Priced = {
  readonly status: 'scheduled' | 'live' | 'ended' | 'settled' | 'void'
  readonly starts_at: Date
  /** Bets at these prices are accepted until then: a season closes with its next kick-off. */
  readonly closes_at: Date | null
  readonly suspended_until: Date | null
  /** Keys, `*` for all of them, and `league` while its whole league is suspended. */
  readonly suspended_markets: readonly string[]
  readonly book: Book
}

/** No automatic suspension is longer (`sportsbook.setting`). */
const suspendMsMax = 600_000

/** The end of the match's automatic suspension; one that ends too late began before the clock was set back. */
export const suspendedUntilOf = (
  { suspended_until: until }: Pick<Priced, 'suspended_until'>,
  now: Date,
): Date | null =>
  until !== null && until > now && until.getTime() <= now.getTime() + suspendMsMax ? until : null

/** Among the suspended markets of a match: its league is suspended. */
export const leagueMark = 'league'

/** Whether an operator suspended the match, by itself or with its league. */
export const isHeld = ({ suspended_markets: markets }: Pick<Priced, 'suspended_markets'>) =>
  markets.includes('*') || markets.includes(leagueMark)

/** Whether no bets on the match are accepted now. */
export const isSuspended = (fixture: Priced, now: Date): boolean =>
  isHeld(fixture) || suspendedUntilOf(fixture, now) !== null

/** Whether the current prices are too old: the feed has been silent for too long. */
export const hasClosed = ({ closes_at }: Pick<Priced, 'closes_at'>, now: Date): boolean =>
  closes_at !== null && now >= closes_at

/** Before the kick-off is too early for a live price, and the kick-off itself too late for the others. */
const isTaken = (fixture: Priced, now: Date): boolean => {
  const { status, starts_at } = fixture
  const isOn = status === 'live' || (status === 'scheduled' && now < starts_at)
  return isOn && !hasClosed(fixture, now)
}

/** The available bets at this instant, the same for everybody. */
export const openBook = (fixture: Priced, now: Date): Book => {
  if (!isTaken(fixture, now) || isSuspended(fixture, now)) return {}
  if (fixture.suspended_markets.length === 0) return fixture.book
  const entries = Object.entries(fixture.book)
  return Object.fromEntries(entries.filter(([key]) => !fixture.suspended_markets.includes(key)))
}

/** A price of the book; inherited properties of objects are ignored. */
export const priceIn = (book: Book, market: string, selection: string): number | undefined => {
  const prices = Object.hasOwn(book, market) ? book[market] : undefined
  return prices && Object.hasOwn(prices, selection) ? prices[selection] : undefined
}

/** The price of one choice; undefined if bets on it are closed. */
export const openOdds = (
  fixture: Priced,
  market: string,
  selection: string,
  now: Date,
): number | undefined => priceIn(openBook(fixture, now), market, selection)

/** The markets that a list shows beside a match. */
export const mainMarkets = ['full.result', 'full.winner', 'full.total:5', 'map1.winner'] as const

export const mainBook = (book: Book): Book =>
  Object.fromEntries(
    mainMarkets.flatMap((key) => {
      const prices = book[key]
      return prices ? [[key, prices] as const] : []
    }),
  )

/** @throws RangeError if it is not a market. */
export const readMarket = (key: string) => {
  const market = findMarket(key)
  if (!market) throw new RangeError(`no market ${key}`)
  return market
}

/** @throws RangeError if it is neither a market nor a built bet. */
export const readBetKind = (key: string): BetKind => {
  const kind = findBetKind(key)
  if (!kind) throw new RangeError(`no market ${key}`)
  return kind
}
