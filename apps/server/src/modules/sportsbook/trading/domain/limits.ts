import type {
  BrandLimitsInput,
  LeagueLimitsInput,
  MarketLimitsInput,
  MemberLimitsInput,
} from '@trevo/contract/ops/trading/limits.ts'
import { findPayable, formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { marginBpMin } from '@trevo/sports-rules/markets/price.ts'
import type { z } from 'zod'
import type { LeagueRow, MarketRuleRow, MemberLimitRow, SettingRow } from '../../tables.ts'

type Brand = z.infer<typeof BrandLimitsInput>
type Market = z.infer<typeof MarketLimitsInput>
type League = z.infer<typeof LeagueLimitsInput>
type Member = z.infer<typeof MemberLimitsInput>

const invalid = (field: string) => new Refusal('sportsbook.limits_invalid', { field })

/** @throws Refusal `sportsbook.limits_invalid` unless it is above zero, in whole centavos */
const payable = (text: string, field: string): bigint => {
  const amountMinor = findPayable(text)
  if (amountMinor === undefined || amountMinor <= 0n) throw invalid(field)
  return amountMinor
}

const orNone = (text: string | null, field: string): bigint | null =>
  text === null ? null : payable(text, field)

const shown = (amountMinor: bigint | null): string | null =>
  amountMinor === null ? null : formatMoney(amountMinor)

export const brandFacts = (row: SettingRow) => ({
  stakeMin: formatMoney(row.stake_minor_min),
  slipMax: formatMoney(row.slip_minor_max),
  payoutMax: formatMoney(row.payout_minor_max),
  memberMatchMax: shown(row.member_fixture_minor_max),
  liveDelayMs: row.live_delay_ms,
  suspendMs: row.suspend_ms,
})

/** @throws Refusal `sportsbook.limits_invalid` if the smallest stake is above the largest slip */
export const readBrandLimits = (brandId: number, input: Brand): SettingRow => {
  const row = {
    brand_id: brandId,
    stake_minor_min: payable(input.stakeMin, 'stakeMin'),
    slip_minor_max: payable(input.slipMax, 'slipMax'),
    payout_minor_max: payable(input.payoutMax, 'payoutMax'),
    member_fixture_minor_max: orNone(input.memberMatchMax, 'memberMatchMax'),
    live_delay_ms: input.liveDelayMs,
    suspend_ms: input.suspendMs,
  }
  if (row.stake_minor_min > row.slip_minor_max) throw invalid('stakeMin')
  return row
}

export const marketFacts = (row: MarketRuleRow) => ({
  marginBp: row.margin_bp,
  isOnSale: row.on_sale,
  stakeMax: formatMoney(row.stake_minor_max),
  liabilityMax: shown(row.liability_minor_max),
})

/** @throws Refusal `sportsbook.limits_invalid` for a margin that is too low for counted stakes */
export const readMarketLimits = (row: MarketRuleRow, input: Market): MarketRuleRow => {
  if (input.marginBp < marginBpMin) throw invalid('marginBp')
  return {
    ...row,
    margin_bp: input.marginBp,
    on_sale: input.isOnSale,
    stake_minor_max: payable(input.stakeMax, 'stakeMax'),
    liability_minor_max: orNone(input.liabilityMax, 'liabilityMax'),
  }
}

export const leagueFacts = (row: LeagueRow) => ({
  slipMax: shown(row.slip_minor_max),
  payoutMax: shown(row.payout_minor_max),
  marginPlusBp: row.margin_plus_bp,
})

export const readLeagueLimits = (input: League) => ({
  slip_minor_max: orNone(input.slipMax, 'slipMax'),
  payout_minor_max: orNone(input.payoutMax, 'payoutMax'),
  margin_plus_bp: input.marginPlusBp,
})

export const memberFacts = (row: Omit<MemberLimitRow, 'reason' | 'changed_at'> | undefined) => ({
  slipMax: shown(row?.slip_minor_max ?? null),
  payoutMax: shown(row?.payout_minor_max ?? null),
  matchMax: shown(row?.fixture_minor_max ?? null),
})

export const readMemberLimits = (input: Member) => ({
  slip_minor_max: orNone(input.slipMax, 'slipMax'),
  payout_minor_max: orNone(input.payoutMax, 'payoutMax'),
  fixture_minor_max: orNone(input.matchMax, 'matchMax'),
})
