import { chanceBy, type Thought } from '@trevo/sports-rules/league/fit-rates.ts'
import type { Rates } from '@trevo/sports-rules/league/strength.ts'
import type { Bookmaker, OddsEvent } from './documents.ts'

/** The number of bookmakers that must agree, and how closely; otherwise it may be one's error. */
const bookmakersMin = 2
const apartMax = 0.1
/** The chances of a market add up to about this; otherwise the prices belong to something else. */
const sumRange = [0.98, 1.35] as const
/** How far the handicaps may be from those implied by result and total. */
const spreadMissMax = 0.08

type Market = Bookmaker['markets'][number]

/** Chances from prices, the margin removed evenly; undefined for prices of other choices. */
const chancesIn = (prices: readonly (number | undefined)[]): readonly number[] | undefined => {
  const raw = prices.map((price) => 1 / (price ?? Number.NaN))
  const sum = raw.reduce((total, one) => total + one, 0)
  if (!(sum >= sumRange[0] && sum <= sumRange[1])) return undefined
  return raw.map((one) => one / sum)
}

const priceIn = ({ outcomes }: Market, name: string, point?: number): number | undefined => {
  const found = outcomes.filter(
    (one) => one.name === name && (point === undefined || one.point === point),
  )
  // If it is named twice, it is unclear which counts.
  return found.length === 1 ? found[0]?.price : undefined
}

const middleOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[half]]
  return (low + high) / 2
}

const apartOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

/** The median of several bookmakers for the first of some choices, and for the others; each adds up to one. */
const agreeOn = (
  perBookmaker: readonly (readonly number[] | undefined)[],
): readonly number[] | 'few' | 'apart' => {
  const given = perBookmaker.flatMap((one) => (one ? [one] : []))
  if (given.length < bookmakersMin) return 'few'
  const columns = (given[0] ?? []).map((_one, at) => given.map((chances) => chances[at] ?? 0))
  if (columns.some((column) => apartOf(column) > apartMax)) return 'apart'
  const middles = columns.map(middleOf)
  const sum = middles.reduce((total, one) => total + one, 0)
  return middles.map((one) => one / sum)
}

const marketsOf = (bookmakers: readonly Bookmaker[], key: string): readonly Market[] =>
  bookmakers.flatMap(({ markets }) => markets.filter((market) => market.key === key))

/** Half lines, which our markets support: quarters are left out. */
const halvesOf = (point: number): number | undefined => {
  const halves = point * 2
  return Number.isInteger(halves) && halves > 0 && halves < 20 ? halves : undefined
}

/** The total that most of them offer; of several the one next to 2.5. */
const readTotal = (bookmakers: readonly Bookmaker[]): Thought['over'] => {
  const markets = marketsOf(bookmakers, 'totals')
  const points = markets.flatMap(({ outcomes }) => outcomes.map(({ point }) => point ?? 0))
  const lines = [...new Set(points)]
    .filter((point) => halvesOf(point) !== undefined)
    .map((point) => {
      const perBookmaker = markets.map((market) =>
        chancesIn([priceIn(market, 'Over', point), priceIn(market, 'Under', point)]),
      )
      return { point, perBookmaker, count: perBookmaker.filter((one) => one !== undefined).length }
    })
    .toSorted((a, b) => b.count - a.count || Math.abs(a.point - 2.5) - Math.abs(b.point - 2.5))
  const [line] = lines
  const agreed = line ? agreeOn(line.perBookmaker) : 'few'
  if (!line || typeof agreed === 'string') return undefined
  return { line: line.point * 2, chance: agreed[0] ?? 0 }
}

/** Whether a handicap contradicts the rates: then one of the markets is wrong. */
const isAgainstSpreads = (
  { home_team, away_team }: OddsEvent,
  bookmakers: readonly Bookmaker[],
  rates: Rates,
): boolean =>
  marketsOf(bookmakers, 'spreads').some((market) =>
    market.outcomes.some(({ name, point = 0 }) => {
      // Stakes are never returned on a half line: its chances are those of a win.
      if (name !== home_team || !Number.isInteger(point * 2) || Number.isInteger(point))
        return false
      const [home] =
        chancesIn([priceIn(market, home_team, point), priceIn(market, away_team, -point)]) ?? []
      if (home === undefined) return false
      const ours = chanceBy(rates, { scope: 'full', kind: 'handicap', line: point * 2 }, '1')
      return Math.abs(ours - home) > spreadMissMax
    }),
  )

/** A bookmaker's chances of the result; undefined without a readable market. */
const resultIn = ({ home_team, away_team }: OddsEvent, { markets }: Bookmaker) => {
  const [market, ...others] = markets.filter(({ key }) => key === 'h2h')
  if (!market || others.length > 0) return undefined
  return chancesIn([home_team, 'Draw', away_team].map((name) => priceIn(market, name)))
}

export type Means = {
  /** Whether odds of that age still count. */
  isFresh(at: Date): boolean
  fit(thought: Thought): Rates | undefined
}

export type Consensus = { readonly rates: Rates; readonly at: Date } | { readonly doubt: string }

/**
 * The rates of a match from several bookmakers with recent odds; the doubt if they disagree, or describe an
 * impossible match.
 */
export const agreeOnRates = (event: OddsEvent, { isFresh, fit }: Means): Consensus => {
  const fresh = event.bookmakers.filter(({ last_update }) => isFresh(last_update))
  const results = fresh.flatMap((bookmaker) => {
    const chances = resultIn(event, bookmaker)
    return chances ? [{ chances, at: bookmaker.last_update.getTime() }] : []
  })
  const agreed = agreeOn(results.map(({ chances }) => chances))
  if (agreed === 'few') return { doubt: 'fewer than two bookmakers with a fresh h2h market' }
  if (agreed === 'apart') return { doubt: 'bookmakers are too far apart' }
  const [home = 0, draw = 0, away = 0] = agreed
  const over = readTotal(fresh)
  const rates = fit({ home, draw, away, ...(over && { over }) })
  if (!rates) return { doubt: 'h2h and totals fit no match' }
  if (isAgainstSpreads(event, fresh, rates)) return { doubt: 'spreads contradict h2h and totals' }
  // As old as the second freshest: the rates are valid as long as two of them are.
  const times = results.map(({ at }) => at).toSorted((a, b) => b - a)
  return { rates, at: new Date(times[bookmakersMin - 1] ?? 0) }
}
