import type { Challenge, Solution } from './solve-challenge.ts'

export type HumanProofSource = {
  /** Starts solving now, so that a later `take` need not wait. */
  prepare(): void
  /** A proof for one call: each is good once. Rejects when no challenge could be had or solved. */
  take(): Promise<string>
}

type Dependencies = {
  getChallenge(): Promise<Challenge>
  solve(challenge: Challenge): Promise<Solution>
  /** Epoch milliseconds. */
  now(): number
}

type Proof = { readonly text: string; readonly expiresAtMs: number }

// A proof that would die on its way to the server is not worth sending.
const spareMs = 20_000

const proofOf = (challenge: Challenge, { counter, derivedKey }: Solution): Proof => ({
  text: btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } })),
  expiresAtMs: (challenge.parameters.expiresAt ?? Number.MAX_SAFE_INTEGER) * 1000,
})

/** Human verification without a question: the work begins while the person still types. */
export const createHumanProof = ({ getChallenge, solve, now }: Dependencies): HumanProofSource => {
  let ready: Promise<Proof> | undefined

  const make = async (): Promise<Proof> => {
    const challenge = await getChallenge()
    return proofOf(challenge, await solve(challenge))
  }
  const prepare = () => {
    if (ready) return
    const proof = make()
    ready = proof
    // A failed preparation is forgotten; `take` tries again and tells the form.
    proof.catch(() => {
      if (ready === proof) ready = undefined
    })
  }
  const take = async (): Promise<string> => {
    const prepared = ready
    ready = undefined
    const proof = await prepared?.catch(() => undefined)
    if (proof && proof.expiresAtMs - now() > spareMs) return proof.text
    return (await make()).text
  }
  return { prepare, take }
}
