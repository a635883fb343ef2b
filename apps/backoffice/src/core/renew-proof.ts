type Asker = () => Promise<boolean>

let asker: Asker | undefined
let asking: Promise<boolean> | undefined

/** The frame says how to ask for a code; returns how to take that back. */
export const registerProofAsker = (next: Asker): (() => void) => {
  asker = next
  return () => {
    if (asker === next) asker = undefined
  }
}

/** Asks for another code of the authenticator, once for all calls that wait. True when it was accepted. */
export const renewProof = async (): Promise<boolean> => {
  if (!asker) return false
  asking ??= asker().finally(() => {
    asking = undefined
  })
  return asking
}
