import type { CallerFacts, Gate } from './gate.ts'

/** What is for agents is for nobody else. */
export const agentAccount = {
  name: 'agent account',
  check: ({ endpoint, actor }) =>
    endpoint.auth === 'agent' && actor.kind !== 'agent' ? 'error_not_agent' : undefined,
} as const satisfies Gate<CallerFacts>
