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

/** A league's season so far. */
export type SeasonState = {
  readonly number: number
  readonly competitors: readonly Pick<Team, 'code' | 'name' | 'hue' | 'crest'>[]
  /** ISO: the last kick-off. */
  readonly lastStartsAt: string
  readonly matchCount: number
  readonly results: readonly SeasonResult[]
  readonly withdrawn: readonly (Withdrawal & { readonly at: string })[]
  /** The last valid prices, and the state of the season for which they were computed. */
  readonly prices: Book
  readonly pricedFor: string
  /** Bets on withdrawn competitors are still to be returned. */
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

/** The remaining competitors of the season. */
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
  /** A match is under way: bets are closed. */
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

/** The input of its prices: while it is unchanged, so are they. */
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

/** A competitor's last price. */
export const lastOdds = (prices: Book, code: string) => {
  const odds = (kind: OutrightKind) => prices[outrightKeyOf(kind)]?.[code]
  const [champion, toptwo] = [odds('champion'), odds('toptwo')]
  return { ...(champion && { champion }), ...(toptwo && { toptwo }) }
}

/** The rule 4 deduction from the winnings of bets from this version of the book on. */
export type Deduction = {
  readonly from: number
  readonly until: number
  readonly deductionPct: number
}

/** A version that no book reaches. */
export const lastVersion = 2_147_483_647

/** Which bets pay which deduction: each withdrawal separates older bets from newer ones. */
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

/** The result of a choice: by the operators if they decided, otherwise by the table. */
export const endOfChoice = (
  kind: OutrightKind,
  code: string,
  season: SeasonState,
  winners: readonly string[] | undefined,
): OutrightEnd =>
  winners
    ? settleNamed(kind, code, { winners, withdrawn: season.withdrawn })
    : settleOutright(kind, code, tableNow(season))
