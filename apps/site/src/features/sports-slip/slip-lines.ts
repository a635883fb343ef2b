import { useQueries } from '@tanstack/react-query'
import type { MatchDetail } from '@trevo/contract/wps/sports/matches.ts'
import type { Season } from '@trevo/contract/wps/sports/seasons.ts'
import { payoutOf } from '@trevo/sports-rules/bets/payout.ts'
import { totalOddsOf, type TotalOdds } from '@trevo/sports-rules/bets/total-odds.ts'
import { countBets, kindsFor, type SlipKind } from '@trevo/sports-rules/bets/systems.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { builtKey } from '@trevo/sports-rules/markets/market.ts'
import { findOutright } from '@trevo/sports-rules/outrights/market.ts'
import { builtQuery, matchQuery, seasonQuery } from '../../entities/sports/queries.ts'
import { usePicks, type Pick } from '../../entities/sports/slip-store.ts'

/** A pick with the current state of its match or season: its current price, or none. */
export type SlipLine = {
  readonly pick: Pick
  readonly match: MatchDetail | undefined
  readonly season: Season | undefined
  readonly oddsNow: number | undefined
  /** The price has changed since it was pressed. */
  readonly isChanged: boolean
  readonly isClosed: boolean
}

/** Null: not offered now. Undefined: not known yet. */
type OddsNow = number | null | undefined

const oddsIn = (
  { market, selection }: Pick,
  about: Readonly<{ book: MatchDetail['book'] }> | undefined,
): OddsNow => about && (about.book[market]?.[selection] ?? null)

type About = { readonly match: SlipLine['match']; readonly season: SlipLine['season'] }

const lineOf = (pick: Pick, about: About, odds: OddsNow): SlipLine => {
  const oddsNow = odds ?? undefined
  const isKnown = about.match !== undefined || about.season !== undefined
  return {
    pick,
    ...about,
    oddsNow,
    isChanged: oddsNow !== undefined && oddsNow !== pick.odds,
    isClosed: isKnown && odds === null,
  }
}

const isOfSeason = ({ market }: Pick): boolean => findOutright(market) !== undefined
const idsOf = (picks: readonly Pick[]): readonly string[] => [
  ...new Set(picks.map(({ matchId }) => matchId)),
]

/** The picks of the slip with the current state of their matches. */
export const useSlipLines = (): readonly SlipLine[] => {
  const { language } = useLanguage()
  const picks = usePicks()
  const ids = idsOf(picks.filter((pick) => !isOfSeason(pick)))
  const answers = useQueries({ queries: ids.map((id) => matchQuery(id, language)) })
  const seasonIds = idsOf(picks.filter(isOfSeason))
  const seasons = useQueries({ queries: seasonIds.map((id) => seasonQuery(id, language)) })
  const built = picks.filter(({ market }) => market === builtKey)
  const prices = useQueries({
    queries: built.map(({ matchId, selection }) => builtQuery(matchId, selection, language)),
  })
  return picks.map((pick) => {
    const match = answers[ids.indexOf(pick.matchId)]?.data
    const season = seasons[seasonIds.indexOf(pick.matchId)]?.data
    const priced = prices[built.indexOf(pick)]?.data?.odds
    const odds = pick.market === builtKey ? priced : oddsIn(pick, season ?? match)
    return lineOf(pick, { match, season }, odds)
  })
}

/** Whether the slip has both a season and a match of its league, whose outcomes depend on each other. */
const areRelated = (lines: readonly SlipLine[]): boolean => {
  const leagues = new Set(lines.flatMap(({ season }) => season?.league ?? []))
  return lines.some(({ match }) => match !== undefined && leagues.has(match.league))
}

/** Slip types possible for the picks; picks of one match, or of a season and its matches, can only be singles. */
export const kindsOf = (lines: readonly SlipLine[]): readonly SlipKind[] => {
  const matches = new Set(lines.map(({ pick }) => pick.matchId))
  if (matches.size < lines.length || areRelated(lines)) return ['singles']
  return kindsFor(lines.length)
}

export type SlipSums = {
  readonly bets: number
  readonly totalMinor: bigint
  readonly possibleMinor: bigint
  /** For a multiple: the stake times these odds is `possibleMinor`, to the centavo. */
  readonly odds: TotalOdds | undefined
}

/** The picks at the prices shown now, which are what is sent and what the totals are computed from. */
export const picksNow = (lines: readonly SlipLine[]): readonly Pick[] =>
  lines.map(({ pick, oddsNow }) => ({ ...pick, odds: oddsNow ?? pick.odds }))

/** The cost and possible payout of a slip with these picks. */
export const sumSlip = (
  kind: SlipKind,
  picks: readonly Pick[],
  stakeMinor: bigint | undefined,
): SlipSums => {
  const bets = countBets(kind, picks.length)
  const stake = stakeMinor ?? 0n
  const odds = picks.map((pick) => pick.odds)
  const legs = odds.map((one) => ({ odds: one, result: 'won' as const }))
  return {
    bets,
    totalMinor: stake * BigInt(bets),
    possibleMinor: payoutOf(kind, legs, stake),
    odds: kind === 'multiple' ? totalOddsOf(odds, stake) : undefined,
  }
}

/** Whether the bet waits until the member accepts changed odds: better ones need no consent. */
export const needsConsent = (lines: readonly SlipLine[]): boolean =>
  lines.some(({ pick, oddsNow }) => oddsNow !== undefined && oddsNow < pick.odds)
