import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'

type Claims = Record<string, unknown>

/**
 * The outside party: publishes its keys (RFC 7517, section 5, a set with `kid`, `alg` and `use`), and signs the
 * test's claims (OpenID Connect Core 1.0, 3.1.3.7, and RFC 7515).
 */
export const startTokenIssuer = async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const stranger = await generateKeyPair('RS256')
  const kid = 'key-of-today'
  const published = JSON.stringify({
    keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }],
  })
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(published)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP

  return {
    keysUrl: `http://127.0.0.1:${port}/keys`,
    sign: (claims: Claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
    /** Signed by a key that is in no set (OpenID Connect Core 1.0, 3.1.3.7, rule 6). */
    forgeWithOtherKey: (claims: Claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(stranger.privateKey),
    /** The public key as the secret of an HMAC (RFC 8725, 2.1). */
    forgeWithPublicKey: async (claims: Claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(new TextEncoder().encode(await exportSPKI(publicKey))),
    /** `alg` is `none` (RFC 8725, 2.1 and 3.1). */
    forgeUnsigned: (claims: Claims) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${part({ alg: 'none', kid })}.${part(claims)}.`
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
