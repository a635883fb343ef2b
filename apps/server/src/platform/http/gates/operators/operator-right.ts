import type { CallerFacts, Gate } from '../gate.ts'

/** An operator needs the right that the endpoint declares; each may see and end their own session. */
export const operatorRight = {
  name: 'operator right',
  check: ({ endpoint, actor }) =>
    actor.kind === 'operator' &&
    endpoint.right !== undefined &&
    endpoint.right !== 'own' &&
    !actor.rights.has(endpoint.right)
      ? 'operator.right_required'
      : undefined,
} as const satisfies Gate<CallerFacts>
