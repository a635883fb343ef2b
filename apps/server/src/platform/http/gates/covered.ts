import type { CallerFacts, Gate } from './gate.ts'

/**
 * Shared-phone mode: before the PIN a page shows no money and moves none. What a session must do first, such as set
 * another password, does not wait for the PIN.
 */
export const covered = {
  name: 'covered',
  check: ({ endpoint, actor, isCovered }) => {
    // Where guests may call too, a covered session was made a guest already.
    if (!isCovered || endpoint.evenCovered || endpoint.auth === 'optional') return undefined
    const isForced = 'requiredAction' in actor && actor.requiredAction !== undefined
    return isForced && endpoint.evenForced ? undefined : 'session.covered'
  },
} as const satisfies Gate<CallerFacts>
