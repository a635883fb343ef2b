import { to } from '../../core/router/to.ts'
import type { SessionPhase } from '../../core/session/session-state.ts'

export type Visitor = {
  readonly phase: SessionPhase
  readonly isAgent: boolean
  /** `availablePromo.REFERRAL.enabled`. */
  readonly referralEnabled: boolean
  readonly hasVip: boolean
}

/** HOME-5: always for agents and guests, for members while the promotion runs. */
export const showsReferral = ({ phase, isAgent, referralEnabled }: Visitor): boolean =>
  phase === 'guest' || isAgent || referralEnabled

/** HOME-4. */
export const referralTarget = ({ isAgent }: Visitor): string =>
  isAgent ? to.agentHome('registerCenter') : to.member('referral')

/** HOME-6. */
export const vipTarget = ({ hasVip }: Visitor): string =>
  to.member(hasVip ? 'playerRank' : 'securityCenter')
