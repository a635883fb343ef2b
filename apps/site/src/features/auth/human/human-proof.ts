import type { GeetestFields } from '../../../core/popups/popup-props.ts'

/** What a body carries: our own proof as base64 JSON, or the fields of the vendor. */
export type HumanResult = { readonly humanProof: string } | GeetestFields

export type HumanProofSource = {
  /** Begins now with what can be done ahead, so that a later `take` need not wait. */
  prepare(): void
  /** A proof for one call: each is valid once. Rejects when none could be obtained. */
  take(): Promise<HumanResult>
}

/** A proof as far as it can be made before it is needed. */
export type ProofAhead = {
  /** Epoch milliseconds. */
  readonly expiresAtMs: number
  /** The proof; where a vendor verifies, the person is asked only now. */
  finish(): Promise<HumanResult>
}

type Dependencies = {
  make(): Promise<ProofAhead>
  /** Epoch milliseconds. */
  now(): number
}

// A proof that would expire on its way to the server is not worth sending.
const spareMs = 20_000

/** Human verification; what needs no person begins while one still types. */
export const createHumanProof = ({ make, now }: Dependencies): HumanProofSource => {
  let ready: Promise<ProofAhead> | undefined

  const prepare = () => {
    if (ready) return
    const proof = make()
    ready = proof
    // A failed preparation is forgotten; `take` tries again and tells the form.
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
