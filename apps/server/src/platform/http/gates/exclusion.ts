import type { CallerFacts, Gate } from './gate.ts'

/**
 * A member who excluded themself starts nothing with money; what leads money out answers all the same. This
 * gate only refuses early and clearly: what counts is read again under the lock that moves the money.
 */
export const exclusion = {
  name: 'exclusion',
  check: ({ isExcluded }) => (isExcluded ? 'account.excluded' : undefined),
} as const satisfies Gate<CallerFacts>
