import type { ProofAhead } from './human-proof.ts'
import type { Challenge, Solution } from './solve-challenge.ts'

/** A proof of work, computed ahead without any request. */
export const workAhead = async (
  challenge: Challenge,
  solve: (challenge: Challenge) => Promise<Solution>,
): Promise<ProofAhead> => {
  const { counter, derivedKey } = await solve(challenge)
  const proof = btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
  return {
    expiresAtMs: (challenge.parameters.expiresAt ?? Number.MAX_SAFE_INTEGER) * 1000,
    finish: async () => ({ humanProof: proof }),
  }
}
