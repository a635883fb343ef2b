import type { CallerFacts, Gate } from './gate.ts'

/** What is not for guests needs an active session of the brand. */
export const session = {
  name: 'session',
  check: ({ endpoint, actor }) => {
    if (endpoint.auth === 'none' || endpoint.auth === 'optional') return undefined
    return actor.kind === 'guest' ? 'login.not.session' : undefined
  },
} as const satisfies Gate<CallerFacts>
