import type { CallerFacts, Gate } from './gate.ts'

/** Endpoints that are not for guests need an active session of the brand. */
export const session = {
  name: 'session',
  check: ({ endpoint, actor }) => {
    if (endpoint.auth === 'none' || endpoint.auth === 'optional') return undefined
    return actor.kind === 'guest' ? 'login.not.session' : undefined
  },
} as const satisfies Gate<CallerFacts>
