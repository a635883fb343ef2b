import type { CallerFacts, Gate } from '../gate.ts'

/** Some acts of operators need a code of the authenticator that was entered minutes ago. */
export const recentProof = {
  name: 'recent proof',
  check: ({ endpoint, actor }) =>
    endpoint.proof === 'recent' && actor.kind === 'operator' && actor.provenUntil === undefined
      ? 'operator.proof_required'
      : undefined,
} as const satisfies Gate<CallerFacts>
