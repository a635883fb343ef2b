import type { RoundState } from '@trevo/contract/rgs/round.ts'
import type { RoundReply } from '@trevo/contract/vendor/round-query.ts'

/** What the platform is told of a round. */
export const stateOfRound = {
  created: 'open',
  debited: 'open',
  in_steps: 'open',
  cancelling: 'open',
  // The payout is on its way and will be retried until it arrives.
  played: 'settled',
  credited: 'settled',
  closed: 'settled',
  cancelled: 'cancelled',
} as const satisfies Record<RoundState, RoundReply['state']>
