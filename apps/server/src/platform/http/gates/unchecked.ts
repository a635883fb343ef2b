import type { CallerFacts, Gate } from './gate.ts'

/**
 * Until the central register has answered, a member starts nothing with money; the words are neutral. The decisive
 * check is repeated under the lock that moves the money.
 */
export const unchecked = {
  name: 'unchecked',
  check: ({ isUnchecked }) => (isUnchecked ? 'account.checking' : undefined),
} as const satisfies Gate<CallerFacts>
