import type { CallerFacts, Gate } from './gate.ts'

/**
 * Lei 14.790 art. 23: a member stakes only once their identity is verified. Like exclusion, this gate only refuses
 * early: the check that decides is made under the lock that moves the money.
 */
export const identity = {
  name: 'identity',
  check: ({ isUnidentified }) => (isUnidentified ? 'kyc.required' : undefined),
} as const satisfies Gate<CallerFacts>

/** P1231 art. 31: a member stakes and deposits only with a loss and a time limit. It only refuses early too. */
export const firstLimits = {
  name: 'first limits',
  check: ({ lacksLimits }) => (lacksLimits ? 'limit.missing' : undefined),
} as const satisfies Gate<CallerFacts>
