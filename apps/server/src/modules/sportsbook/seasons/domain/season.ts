import { outrightKeyOf, type OutrightKind } from '@trevo/sports-rules/outrights/market.ts'
import type { RestMatch, SeasonRest } from '@trevo/sports-rules/outrights/play-rest.ts'
import { deductionOf, type Withdrawal } from '@trevo/sports-rules/outrights/rule-four.ts'
import {
  settleNamed,
  settleOutright,
  type OutrightEnd,
} from '@trevo/sports-rules/outrights/settle.ts'
import { tableOf, type SeasonResult, type TableRow } from '@trevo/sports-rules/outrights/table.ts'
import type { Book, Margins } from '@trevo/sports-rules/markets/price.ts'
import type { Team } from '@trevo/sports-rules/league/demo-leagues.ts'
import type { Rates } from '@trevo/sports-rules/league/strength.ts'
import type { Pair } from '@trevo/sports-rules/match.ts'

/** A league's season as far as it has come. */
export type SeasonState = {
  readonly number: number
  readonly competitors: readonly Pick<Team, 'code' | 'name' | 'hue' | 'crest'>[]
  /** ISO: the last kick-off. */
  readonly lastStartsAt: string
  readonly matchCount: number
  readonly results: readonly SeasonResult[]
  readonly withdrawn: readonly (Withdrawal & { readonly at: string })[]
  /** The last prices that stood, and how the season stood for which they were worked out. */
  readonly prices: Book
  readonly pricedFor: string
  /** Bets on who was withdrawn are still to be given back. */
  readonly refundDue: boolean
}

/** A match of a season, by the codes of its teams; the score once it is over. */
export type SeasonMatch = {
  readonly home: string
  readonly away: string
  readonly rates: Rates
  readonly startsAt: Date
  readonly score: Pair | null
}

/** Who is still in the season. */
export const codesIn = ({ competitors, withdrawn }: SeasonState): readonly string[] =>
  competitors.map(({ code }) => code).filter((code) => !withdrawn.some((one) => one.code === code))

export const tableNow = (season: SeasonState): readonly TableRow[] =>
  tableOf(codesIn(season), season.results)

/** The state of a season by its matches. */
export type SeasonStandings = {
  readonly results: readonly SeasonResult[]
  readonly coming: readonly RestMatch[]
  /** The next kick-off; none after the last. */
  readonly nextAt: Date | null
  readonly hasStarted: boolean
  /** A match is under way: nothing is taken. */
  readonly isUnderWay: boolean
  readonly isOver: boolean
}

export const standingsOf = (matches: readonly SeasonMatch[], now: Date): SeasonStandings => {
  const coming = matches.filter(({ startsAt }) => startsAt > now)
  const results = matches.flatMap(({ home, away, score }) => (score ? [{ home, away, score }] : []))
  const underWay = matches.length - coming.length - results.length
  return {
    results,
    coming: coming.map(({ home, away, rates }) => ({ home, away, rates })),
    nextAt: coming[0]?.startsAt ?? null,
    hasStarted: coming.length < matches.length,
    isUnderWay: underWay > 0,
    isOver: results.length === matches.length,
  }
}

export const restOf = (season: SeasonState, { results, coming }: SeasonStandings): SeasonRest => ({
  codes: codesIn(season),
  results,
  coming,
})

/** What its prices follow from: while it stays the same, so do they. */
export const pricedBy = (
  season: SeasonState,
  { results }: SeasonStandings,
  margins: Margins,
): string =>
  [
    results.length,
    season.withdrawn.map(({ code }) => code).join('-'),
    margins.champion.bp,
    margins.toptwo.bp,
  ].join(' ')

/** What a competitor was last offered at. */
export const lastOdds = (prices: Book, code: string) => {
  const odds = (kind: OutrightKind) => prices[outrightKeyOf(kind)]?.[code]
  const [champion, toptwo] = [odds('champion'), odds('toptwo')]
  return { ...(champion && { champion }), ...(toptwo && { toptwo }) }
}

/** What rule 4 takes of the winnings of bets from this version of the book on. */
export type Deduction = {
  readonly from: number
  readonly until: number
  readonly deductionPct: number
}

/** A version that no book reaches. */
export const lastVersion = 2_147_483_647

/** Which bets pay which deduction: each withdrawal divides older bets from younger ones. */
export const deductionsOf = (
  kind: OutrightKind,
  { withdrawn }: SeasonState,
): readonly Deduction[] => {
  const starts = [0, ...withdrawn.map(({ version }) => version)].toSorted((a, b) => a - b)
  return starts.map((from, at) => ({
    from,
    until: starts[at + 1] ?? lastVersion,
    deductionPct: deductionOf(kind, from, withdrawn),
  }))
}

/** The result of a choice: by the operators where they decided, else by the table. */
export const endOfChoice = (
  kind: OutrightKind,
  code: string,
  season: SeasonState,
  winners: readonly string[] | undefined,
): OutrightEnd =>
  winners
    ? settleNamed(kind, code, { winners, withdrawn: season.withdrawn })
    : settleOutright(kind, code, tableNow(season))
