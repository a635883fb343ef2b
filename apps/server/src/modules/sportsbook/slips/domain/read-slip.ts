import { createHash } from 'node:crypto'
import { payoutOf, type PayoutLeg } from '@trevo/sports-rules/bets/payout.ts'
import { countBets, type SlipKind } from '@trevo/sports-rules/bets/systems.ts'
import { readBuilt } from '@trevo/sports-rules/markets/built.ts'
import { builtKey, findBetKind } from '@trevo/sports-rules/markets/market.ts'
import { isWholeCentavos } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'

export type SlipChoice = {
  readonly fixtureId: bigint
  readonly market: string
  readonly selection: string
  /** As shown, in hundredths. */
  readonly odds: number
}

export type SlipOrder = {
  readonly memberId: bigint
  readonly brandId: number
  readonly clientId: string
  readonly kind: SlipKind
  readonly stakeEachMinor: bigint
  readonly accepts: 'better' | 'any'
  readonly choices: readonly SlipChoice[]
}

/** What a retry under the same id must match. */
export const fingerprintOf = ({ kind, stakeEachMinor, accepts, choices }: SlipOrder): string => {
  const legs = choices.map(({ fixtureId, market, selection, odds }) => [
    String(fixtureId),
    market,
    selection,
    odds,
  ])
  const content = JSON.stringify([kind, String(stakeEachMinor), accepts, legs])
  return createHash('sha256').update(content).digest('hex')
}

/**
 * The checks of a slip that need no price: its kind fits its legs, no choice occurs twice, and legs that are bet
 * on together are of different matches, because events of one match are correlated: choices of one
 * match are a built bet, priced by all of them at once.
 * @throws Refusal `sportsbook.slip_invalid`
 */
export const requireValidSlip = ({ kind, choices, stakeEachMinor }: SlipOrder): number => {
  const bets = countBets(kind, choices.length)
  const keys = choices.map((one) => `${one.fixtureId} ${one.market} ${one.selection}`)
  const matches = choices.map(({ fixtureId }) => String(fixtureId))
  const isTwice = new Set(keys).size < keys.length
  const meets = kind !== 'singles' && new Set(matches).size < matches.length
  const isKnown = choices.every(({ market, selection }) =>
    market === builtKey ? readBuilt(selection) !== undefined : findBetKind(market) !== undefined,
  )
  if (bets === 0 || isTwice || meets || !isKnown || !isWholeCentavos(stakeEachMinor)) {
    throw new Refusal('sportsbook.slip_invalid')
  }
  return bets
}

type Related = { readonly league_id: number; readonly season: unknown }

/**
 * A season and a match of its league cannot be combined: the result of the match affects that of the season.
 * @throws Refusal `sportsbook.slip_invalid`
 */
export const requireUnrelated = (kind: SlipKind, fixtures: readonly Related[]): void => {
  if (kind === 'singles') return
  const leaguesOf = (ofSeason: boolean) =>
    fixtures.filter(({ season }) => (season !== null) === ofSeason).map((one) => one.league_id)
  const seasons = new Set(leaguesOf(true))
  if (leaguesOf(false).some((id) => seasons.has(id))) throw new Refusal('sportsbook.slip_invalid')
}

/** The payout of a slip if all of it wins. */
export const possibleOf = (
  kind: SlipKind,
  odds: readonly number[],
  stakeEachMinor: bigint,
): bigint =>
  payoutOf(
    kind,
    odds.map((one): PayoutLeg => ({ odds: one, result: 'won' })),
    stakeEachMinor,
  )
