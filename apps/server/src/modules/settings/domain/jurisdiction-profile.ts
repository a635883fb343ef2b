import { gameCategories } from '@trevo/contract/wps/games/game-categories.ts'
import { z } from 'zod'

/** Every rule a regulator can change, as data with an effective date. */
export const JurisdictionRules = z.object({
  /** Least time between two round starts, and what a game may offer. */
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
  /** Beside a game with play money it may be offered to play it for money. */
  demoInvitesToPlay: z.boolean().default(false),
  /** Sign-up asks for the birth date, and refuses who is too young. */
  birthDateRequired: z.boolean().default(false),
  /** A deposit by somebody else's CPF is refused although the member has told us none. */
  payerCpfRequired: z.boolean(),
  /** Members may send money to the agent above and to members below. */
  moneyBetweenMembers: z.boolean().default(false),
  /** Nothing is given to anybody who has no settled bet with real money before it. */
  rewardNeedsSettledBet: z.boolean().default(true),
  /** Minutes in which a prize must be payable; 0 where no law says so. */
  prizePayableMin: z.int().min(0).default(0),
  /** Members may pay each other's withdrawals. */
  peerPayouts: z.boolean().default(false),
  /** Several members may share one lottery ticket. */
  sharedTickets: z.boolean().default(false),
  /** Failed logins inside the window before an account locks. */
  loginFailuresMax: z.int().min(1),
  loginFailureWindowMin: z.int().min(1),
  lockMin: z.int().min(1),
  /** A login needs a second proof when the last one is older; 0 asks for none. */
  mfaEveryDays: z.int().min(0).default(0),
})
export type JurisdictionRules = z.infer<typeof JurisdictionRules>

export type JurisdictionProfile = {
  name: 'open' | 'br'
  effectiveAt: Date
  rules: JurisdictionRules
}

/** The newest profile of this name already in force. Throws when none is. */
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
