/** A public key of the server as the status call returns it. */
export type SealingKey = { readonly kid: string; readonly jwk: Readonly<Record<string, unknown>> }

export type Letter = {
  readonly path: string
  readonly payload: unknown
  /** Epoch milliseconds by the server's clock. */
  readonly issuedAtMs: number
}

/**
 * Seals a body for one path, once: compact JWE, ECDH-ES with A256GCM (RFC 7516, 7518). The library is
 * loaded on the first sealed call, so that it is not part of the first load.
 */
export const seal = async (
  { path, payload, issuedAtMs }: Letter,
  { kid, jwk }: SealingKey,
): Promise<{ value: string }> => {
  const [{ CompactEncrypt }, { importJWK }] = await Promise.all([
    import('jose/jwe/compact/encrypt'),
    import('jose/key/import'),
  ])
  const letter = { path, payload, issuedAt: issuedAtMs, id: crypto.randomUUID() }
  const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(letter)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
    .encrypt(await importJWK(jwk, 'ECDH-ES'))
  return { value }
}
