import { useQueries } from '@tanstack/react-query'
import type { MatchDetail } from '@trevo/contract/wps/sports/matches.ts'
import { payoutOf } from '@trevo/sports-rules/bets/payout.ts'
import { countBets, kindsFor, type SlipKind } from '@trevo/sports-rules/bets/systems.ts'
import { findMoney } from '@trevo/money/money.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { builtKey } from '@trevo/sports-rules/markets/market.ts'
import { builtQuery, matchQuery } from '../../entities/sports/queries.ts'
import { usePicks, type Pick } from '../../entities/sports/slip-store.ts'

/** A pick with its match as it stands: what it is offered at now, or nothing. */
export type SlipLine = {
  readonly pick: Pick
  readonly match: MatchDetail | undefined
  readonly oddsNow: number | undefined
  /** The price is another one than when it was pressed. */
  readonly isChanged: boolean
  readonly isClosed: boolean
}

/** Null: it is not offered now. Undefined: not known yet. */
type OddsNow = number | null | undefined

const oddsIn = ({ market, selection }: Pick, match: MatchDetail | undefined): OddsNow =>
  match && (match.book[market]?.[selection] ?? null)

const lineOf = (pick: Pick, match: MatchDetail | undefined, odds: OddsNow): SlipLine => {
  const oddsNow = odds ?? undefined
  return {
    pick,
    match,
    oddsNow,
    isChanged: oddsNow !== undefined && oddsNow !== pick.odds,
    isClosed: match !== undefined && odds === null,
  }
}

/** The picks of the slip with what their matches say now. */
export const useSlipLines = (): readonly SlipLine[] => {
  const { language } = useLanguage()
  const picks = usePicks()
  const ids = [...new Set(picks.map(({ matchId }) => matchId))]
  const answers = useQueries({ queries: ids.map((id) => matchQuery(id, language)) })
  const built = picks.filter(({ market }) => market === builtKey)
  const prices = useQueries({
    queries: built.map(({ matchId, selection }) => builtQuery(matchId, selection, language)),
  })
  return picks.map((pick) => {
    const match = answers[ids.indexOf(pick.matchId)]?.data
    const priced = prices[built.indexOf(pick)]?.data?.odds
    return lineOf(pick, match, pick.market === builtKey ? priced : oddsIn(pick, match))
  })
}

/** Kinds that fit the picks; picks of one match are bet on one by one. */
export const kindsOf = (lines: readonly SlipLine[]): readonly SlipKind[] => {
  const matches = new Set(lines.map(({ pick }) => pick.matchId))
  return matches.size < lines.length ? ['singles'] : kindsFor(lines.length)
}

/** "12,50" as typed; undefined for what is no amount above nothing, in whole centavos. */
export const readStake = (text: string): bigint | undefined => {
  const dotted = text.trim().replace(',', '.')
  const minor = /^\d{1,7}(\.\d{1,2})?$/.test(dotted) ? findMoney(dotted) : undefined
  return minor === undefined || minor === 0n ? undefined : minor
}

export type SlipSums = {
  readonly bets: number
  readonly totalMinor: bigint
  readonly possibleMinor: bigint
  /** Of a multiple, in hundredths rounded down. */
  readonly odds: number | undefined
}

const one = 1_000_000_000_000n

/** What the slip costs and can pay at the prices of now. */
export const sumSlip = (
  kind: SlipKind,
  lines: readonly SlipLine[],
  stakeMinor: bigint | undefined,
): SlipSums => {
  const bets = countBets(kind, lines.length)
  const legs = lines.map(({ pick, oddsNow }) => ({
    odds: oddsNow ?? pick.odds,
    result: 'won' as const,
  }))
  const stake = stakeMinor ?? 0n
  return {
    bets,
    totalMinor: stake * BigInt(bets),
    possibleMinor: payoutOf(kind, legs, stake),
    odds: kind === 'multiple' ? Number(payoutOf(kind, legs, one) / (one / 100n)) : undefined,
  }
}
