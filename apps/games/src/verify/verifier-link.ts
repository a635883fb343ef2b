/** What the verifier page reads from its address. It is after `#`, so no server sees it. */
export type VerifierFields = {
  readonly game: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  /** How often the seed is hashed to give the commitment; absent means once. */
  readonly hashCount?: number | undefined
  readonly stake: string
  readonly commitment?: string
  /** As JSON; absent if there was no choice or no action. */
  readonly choice?: string | undefined
  readonly actions?: string | undefined
  readonly lang: string
}

/** The verifier page with a round filled in. */
export const verifierLink = (base: string, fields: VerifierFields): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) query.set(name, String(value))
  }
  return `${base}verify.html#${query}`
}
