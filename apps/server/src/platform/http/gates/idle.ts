import type { CallerFacts, Gate } from './gate.ts'

/** Portaria 722: a session without an act for half an hour moves no money before it proves itself again. */
export const idle = {
  name: 'idle',
  check: ({ isIdle }) => (isIdle ? 'session.idle' : undefined),
} as const satisfies Gate<CallerFacts>
