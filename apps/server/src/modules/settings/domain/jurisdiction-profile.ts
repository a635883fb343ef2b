import { gameCategories } from '@trevo/contract/wps/games/game-categories.ts'
import { z } from 'zod'

/** Every rule that a regulator can change, as data with an effective date. */
export const JurisdictionRules = z.object({
  /** Minimum time between two round starts, and the allowed features of a game. */
  minCycleMs: z.int().min(0),
  turbo: z.boolean(),
  autoplay: z.boolean(),
  /** A return at or below the stake may be celebrated. */
  lossCelebration: z.boolean(),
  /** A bonus of a game may be bought instead of waited for. */
  featureBuy: z.boolean().default(false),
  /** Categories whose games are neither shown nor opened. */
  closedCategories: z.array(z.enum(gameCategories)).default([]),
  sessionClock: z.boolean(),
  showRtp: z.boolean(),
  /** A game with play money may offer to play for real money. */
  demoInvitesToPlay: z.boolean().default(false),
  /** Sign-up requires the birth date, and refuses people who are too young. */
  birthDateRequired: z.boolean().default(false),
  /** A deposit from another person's CPF is refused even if the member provided none. */
  payerCpfRequired: z.boolean(),
  /** Members may send money to the agent above and to members below. */
  moneyBetweenMembers: z.boolean().default(false),
  /** No reward without an earlier settled bet with real money. */
  rewardNeedsSettledBet: z.boolean().default(true),
  /** Minutes in which a prize must be payable; 0 if no law requires it. */
  prizePayableMin: z.int().min(0).default(0),
  /** Members may pay each other's withdrawals. */
  peerPayouts: z.boolean().default(false),
  /** Several members may share one lottery ticket. */
  sharedTickets: z.boolean().default(false),
  /** Failed logins inside the window before an account locks. */
  loginFailuresMax: z.int().min(1),
  loginFailureWindowMin: z.int().min(1),
  lockMin: z.int().min(1),
  /** A login needs a second proof if the last one is older; 0 requires none. */
  mfaEveryDays: z.int().min(0).default(0),
})
export type JurisdictionRules = z.infer<typeof JurisdictionRules>

export type JurisdictionProfile = {
  name: 'open' | 'br'
  effectiveAt: Date
  rules: JurisdictionRules
}

/** The newest profile with this name already in force. Throws if there is none. */
export const profileInForce = (
  profiles: readonly JurisdictionProfile[],
  name: 'open' | 'br',
  at: Date,
): JurisdictionProfile => {
  const inForce = profiles
    .filter((profile) => profile.name === name && profile.effectiveAt <= at)
    .toSorted((a, b) => b.effectiveAt.getTime() - a.effectiveAt.getTime())
  const [newest] = inForce
  if (!newest) throw new Error(`no jurisdiction profile ${name} in force`)
  return newest
}
