import type { CallerFacts, Gate } from './gate.ts'

/**
 * Lei 14.790 art. 23: a member stakes only once their identity is verified. Like exclusion, this gate only refuses
 * early: the check that decides is made under the lock that moves the money.
 */
export const identity = {
  name: 'identity',
  check: ({ isUnidentified }) => (isUnidentified ? 'kyc.required' : undefined),
} as const satisfies Gate<CallerFacts>
