import type { GeetestFields } from '../../../core/popups/popup-props.ts'

/** What a body contains: our own proof as base64 JSON, or the vendor's fields. */
export type HumanResult = { readonly humanProof: string } | GeetestFields

export type HumanProofSource = {
  /** Starts what can be done ahead now, so that a later `take` does not have to wait. */
  prepare(): void
  /** A proof for one call; each is valid once. Rejects if none could be obtained. */
  take(): Promise<HumanResult>
}

/** A proof, as far as it can be prepared before it is needed. */
export type ProofAhead = {
  /** Epoch milliseconds. */
  readonly expiresAtMs: number
  /** The proof; where a vendor verifies, the challenge is only shown now. */
  finish(): Promise<HumanResult>
}

type Dependencies = {
  make(): Promise<ProofAhead>
  /** Epoch milliseconds. */
  now(): number
}

// A proof that would expire on its way to the server is not worth sending.
const spareMs = 20_000

/** Human verification; the part without interaction starts while the visitor is typing. */
export const createHumanProof = ({ make, now }: Dependencies): HumanProofSource => {
  let ready: Promise<ProofAhead> | undefined

  const prepare = () => {
    if (ready) return
    const proof = make()
    ready = proof
    // A failed preparation is discarded; `take` tries again and tells the form.
    proof.catch(() => {
      if (ready === proof) ready = undefined
    })
  }
  const take = async (): Promise<HumanResult> => {
    const prepared = ready
    ready = undefined
    const proof = await prepared?.catch(() => undefined)
    const isFresh = proof !== undefined && proof.expiresAtMs - now() > spareMs
    return (isFresh ? proof : await make()).finish()
  }
  return { prepare, take }
}
