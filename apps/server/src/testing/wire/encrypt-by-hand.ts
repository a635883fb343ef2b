import { createCipheriv, createECDH, createHash, randomBytes, randomUUID } from 'node:crypto'

type PublicKey = { readonly kid: string; readonly jwk: { readonly x: string; readonly y: string } }

const lengthOf = (bytes: Uint8Array | string) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return length
}

/**
 * The one round of Concat KDF that 256 bits need (RFC 7518, section 4.6.2): SHA-256 of the round, the
 * agreed secret, and AlgorithmID, PartyUInfo and PartyVInfo (each with its length), SuppPubInfo.
 */
const deriveKey = (secret: Buffer): Buffer => {
  const round = Buffer.from([0, 0, 0, 1])
  const bits = Buffer.from([0, 0, 1, 0])
  const none = lengthOf('')
  return createHash('sha256')
    .update(Buffer.concat([round, secret, lengthOf('A256GCM'), Buffer.from('A256GCM'), none, none]))
    .update(bits)
    .digest()
}

/**
 * An encrypted payload as CALL-3 states it, made of nothing but `node:crypto`: a compact JWE
 * (RFC 7516, section 7.1) of path, time in epoch milliseconds, id and payload, with a direct key that
 * ECDH-ES on P-256 agrees on (RFC 7518, section 4.6) and A256GCM (section 5.3).
 */
export const encryptByHand = (path: string, payload: unknown, { kid, jwk }: PublicKey) => {
  const own = createECDH('prime256v1')
  own.generateKeys()
  // An uncompressed point: 4, x, y.
  const point = own.getPublicKey()
  const theirs = [
    Buffer.from([4]),
    Buffer.from(jwk.x, 'base64url'),
    Buffer.from(jwk.y, 'base64url'),
  ]
  const epk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const header = Buffer.from(JSON.stringify({ alg: 'ECDH-ES', enc: 'A256GCM', kid, epk }))
  const protectedHeader = header.toString('base64url')
  const iv = randomBytes(12)
  const cipher = createCipheriv(
    'aes-256-gcm',
    deriveKey(own.computeSecret(Buffer.concat(theirs))),
    iv,
  )
  cipher.setAAD(Buffer.from(protectedHeader))
  const letter = { path, issuedAt: Date.now(), id: randomUUID(), payload }
  const text = Buffer.concat([cipher.update(JSON.stringify(letter)), cipher.final()])
  const parts = [iv, text, cipher.getAuthTag()].map((part) => part.toString('base64url'))
  // Direct agreement: no encrypted key between the first two dots.
  return { value: [protectedHeader, '', ...parts].join('.') }
}
