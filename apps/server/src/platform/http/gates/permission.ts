import type { CallerFacts, Gate } from './gate.ts'

/**
 * A member whose permission an operator blocked. Like exclusion, this gate only refuses early: the check that
 * decides is made under the lock that moves the money.
 */
export const permission = {
  name: 'permission',
  check: ({ isBlocked }) => (isBlocked ? 'account.blocked' : undefined),
} as const satisfies Gate<CallerFacts>
