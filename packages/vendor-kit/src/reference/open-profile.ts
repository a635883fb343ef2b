import type { GameProfile } from '@trevo/contract/rgs/session.ts'

/** A jurisdiction that restricts nothing except the feature buy, for the reference platform and tests. */
export const openProfile: GameProfile = {
  minCycleMs: 0,
  turbo: true,
  autoplay: true,
  lossCelebration: false,
  featureBuy: false,
  showRtp: true,
  netPosition: true,
  sessionClock: true,
  realityCheckSec: 0,
  maxStake: '100.00',
}
