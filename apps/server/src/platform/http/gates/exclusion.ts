import type { CallerFacts, Gate } from './gate.ts'

/**
 * A member who excluded themselves starts nothing with money; withdrawals are still answered. This gate only
 * refuses early and clearly: the decisive check is repeated under the lock that moves the money.
 */
export const exclusion = {
  name: 'exclusion',
  check: ({ isExcluded }) => (isExcluded ? 'account.excluded' : undefined),
} as const satisfies Gate<CallerFacts>
