import type { JurisdictionRules } from '@trevo/contract/jurisdiction-rules.ts'
import type { GameProfile } from '@trevo/contract/rgs/session.ts'
import { formatMoney } from '@trevo/money/money.ts'

/** What a game may do by the rules of its jurisdiction. */
export const gameProfileOf = (rules: JurisdictionRules): GameProfile => ({
  minCycleMs: rules.minCycleMs,
  turbo: rules.turbo,
  autoplay: rules.autoplay,
  lossCelebration: rules.lossCelebration,
  featureBuy: rules.featureBuy,
  showRtp: rules.showRtp,
  netPosition: true,
  sessionClock: rules.sessionClock,
  realityCheckSec: rules.realityCheckMin * 60,
  maxStake: formatMoney(BigInt(rules.stakeMaxMinor)),
})
