import type { CallerFacts, Gate } from './gate.ts'

/** Portaria 722: nobody bets from elsewhere, or behind a network that hides where they are. */
export const location = {
  name: 'location',
  check: ({ locationFault }) => locationFault,
} as const satisfies Gate<CallerFacts>
