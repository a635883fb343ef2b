import type { CallerFacts, Gate } from './gate.ts'

/** A trial session is not a full account. */
export const fullAccount = {
  name: 'full account',
  check: ({ endpoint, actor }) =>
    endpoint.auth === 'member' && actor.kind === 'trial' ? 'play.need_true_account' : undefined,
} as const satisfies Gate<CallerFacts>
