import type { RoundState } from '@trevo/contract/rgs/round.ts'
import type { RoundReply } from '@trevo/contract/vendor/round-query.ts'

/** The state of a round, as sent to the platform. */
export const stateOfRound = {
  created: 'open',
  debited: 'open',
  in_steps: 'open',
  cancelling: 'open',
  // The payout is pending and will be retried until it arrives.
  played: 'settled',
  credited: 'settled',
  closed: 'settled',
  cancelled: 'cancelled',
} as const satisfies Record<RoundState, RoundReply['state']>
