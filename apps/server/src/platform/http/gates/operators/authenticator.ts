import type { CallerFacts, Gate } from '../gate.ts'

/** An operator must set up an authenticator before anything else. */
export const authenticator = {
  name: 'authenticator',
  check: ({ endpoint, actor }) =>
    actor.kind === 'operator' && actor.mustEnrol && !endpoint.evenForced
      ? 'operator.authenticator_required'
      : undefined,
} as const satisfies Gate<CallerFacts>
