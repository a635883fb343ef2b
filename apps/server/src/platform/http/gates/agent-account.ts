import type { CallerFacts, Gate } from './gate.ts'

/** Agents' endpoints are only for agents. */
export const agentAccount = {
  name: 'agent account',
  check: ({ endpoint, actor }) =>
    endpoint.auth === 'agent' && actor.kind !== 'agent' ? 'error_not_agent' : undefined,
} as const satisfies Gate<CallerFacts>
