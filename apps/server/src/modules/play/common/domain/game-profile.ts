import type { GameProfile } from '@trevo/contract/rgs/session.ts'

/** The part of a jurisdiction's rules that concerns games. */
type GameRules = {
  readonly minCycleMs: number
  readonly turbo: boolean
  readonly autoplay: boolean
  readonly lossCelebration: boolean
  readonly featureBuy: boolean
  readonly sessionClock: boolean
  readonly showRtp: boolean
}

const realityCheckSec = 3_600
const maxStake = '5000.00'

/** What a game is told it may do. */
export const gameProfileOf = (rules: GameRules): GameProfile => ({
  minCycleMs: rules.minCycleMs,
  turbo: rules.turbo,
  autoplay: rules.autoplay,
  lossCelebration: rules.lossCelebration,
  featureBuy: rules.featureBuy,
  showRtp: rules.showRtp,
  netPosition: true,
  sessionClock: rules.sessionClock,
  realityCheckSec,
  maxStake,
})
