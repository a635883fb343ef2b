import type { CallerFacts, Gate } from './gate.ts'

/**
 * While operators have all play of a brand off, nobody places a stake or opens a game; what is under way is settled,
 * and money leaves as ever.
 */
export const playOff = {
  name: 'play off',
  check: ({ isPlayOff }) => (isPlayOff ? 'play.stopped' : undefined),
} as const satisfies Gate<CallerFacts>
