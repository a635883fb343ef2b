import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'

type Claims = Record<string, unknown>

/** The outside party: publishes its keys as Google does, and signs whatever the test says. */
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
    /** As somebody would who has only read our key. */
    forgeWithOtherKey: (claims: Claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(stranger.privateKey),
    forgeWithPublicKey: async (claims: Claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(new TextEncoder().encode(await exportSPKI(publicKey))),
    forgeUnsigned: (claims: Claims) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${part({ alg: 'none', kid })}.${part(claims)}.`
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
