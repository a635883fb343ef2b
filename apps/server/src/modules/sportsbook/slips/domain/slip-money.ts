import { minorPerCentavo } from '@trevo/money/money.ts'
import { payoutOf, type PayoutLeg } from '@trevo/sports-rules/bets/payout.ts'
import { whole } from '@trevo/sports-rules/outrights/dead-heat.ts'
import { findOutright } from '@trevo/sports-rules/outrights/market.ts'
import { deductionOf } from '@trevo/sports-rules/outrights/rule-four.ts'
import type { FixtureRow, LegRow, SlipRow } from '../../tables.ts'
import { valueOf } from './value-slip.ts'

type Fixtures = ReadonlyMap<bigint, FixtureRow>

/** A leg's payout: as it was settled, or by rule 4 so far while it is open. */
export const termsOf = (leg: LegRow, fixture: FixtureRow | undefined) => {
  const kind = findOutright(leg.market_key)
  const isOpen = leg.result === null
  const pending = (isOpen && kind && fixture?.season?.withdrawn) || []
  return {
    share: isOpen ? whole : { won: leg.share_won, of: leg.share_of },
    deductionPct: isOpen && kind ? deductionOf(kind, leg.version, pending) : leg.deduction_pct,
  }
}

const payoutLegOf = (leg: LegRow, fixture: FixtureRow | undefined): PayoutLeg => ({
  odds: leg.odds,
  result: leg.result ?? undefined,
  ...termsOf(leg, fixture),
})

/** The payout of an open slip if every open leg wins, for the remaining part. */
export const possibleOf = (slip: SlipRow, legs: readonly LegRow[], fixtures: Fixtures): bigint => {
  const payoutLegs = legs.map((leg) => payoutLegOf(leg, fixtures.get(leg.fixture_id)))
  return payoutOf(slip.kind, payoutLegs, slip.status === 'open' ? slip.riding_each_minor : 0n)
}

/**
 * The price of a slip's cash-out; undefined if it cannot be sold. `oddsNow` prices an open leg at this instant,
 * undefined if it is closed.
 */
export const cashOutPriceOf = (
  slip: SlipRow,
  legs: readonly LegRow[],
  fixtures: Fixtures,
  oddsNow: (leg: LegRow, fixture: FixtureRow) => number | undefined,
): bigint | undefined => {
  if (slip.status !== 'open') return undefined
  const valued = legs.map((leg) => {
    const fixture = fixtures.get(leg.fixture_id)
    // A decided leg needs no current price.
    const isPriced = fixture !== undefined && leg.result === null
    return {
      ...payoutLegOf(leg, fixture),
      oddsNow: isPriced ? oddsNow(leg, fixture) : undefined,
    }
  })
  return valueOf(slip.kind, valued, slip.riding_each_minor)
}

export type Sale = {
  /** The sold part of each bet's stake. */
  readonly soldMinor: bigint
  /** Its payment. */
  readonly amountMinor: bigint
}

/**
 * A part of a slip with the value `valueMinor`, in percent: both rounded down to a centavo. The amount follows the
 * sold part, not the percentage: rounding must never pay for more than is sold.
 */
export const saleOf = (ridingEachMinor: bigint, valueMinor: bigint, percent: number): Sale => {
  const soldMinor = wholeCentavos((ridingEachMinor * BigInt(percent)) / 100n)
  return { soldMinor, amountMinor: wholeCentavos((valueMinor * soldMinor) / ridingEachMinor) }
}

const wholeCentavos = (minor: bigint): bigint => minor - (minor % minorPerCentavo)

/** What is still staked on all bets of a slip, after what was sold. */
export const ridingOf = ({
  riding_each_minor: eachMinor,
  bet_count: count,
}: Pick<SlipRow, 'riding_each_minor' | 'bet_count'>): bigint => eachMinor * BigInt(count)
