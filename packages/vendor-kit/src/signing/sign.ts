import { createHmac, sign, timingSafeEqual, verify } from 'node:crypto'
import type { VendorKey } from './keys.ts'

const joined = (prefix: string, body: Uint8Array | string): Buffer =>
  Buffer.concat([
    Buffer.from(prefix, 'latin1'),
    typeof body === 'string' ? Buffer.from(body) : body,
  ])

/** Signature of prefix and raw body, as it goes into the header. Throws when the key cannot sign. */
export const signatureOf = (key: VendorKey, prefix: string, body: Uint8Array | string): string => {
  if (!key.signing) throw new Error(`key ${key.keyId} cannot sign`)
  if (key.kind === 'hmac-sha256') {
    return createHmac('sha256', key.signing).update(prefix, 'latin1').update(body).digest('hex')
  }
  return sign(null, joined(prefix, body), key.signing).toString('base64')
}

/** True when the signature is that of prefix and body; HMAC is compared in constant time. */
export const isSignatureOf = (
  key: VendorKey,
  signature: string,
  prefix: string,
  body: Uint8Array | string,
): boolean => {
  if (!key.checking) return false
  if (key.kind === 'hmac-sha256') {
    if (signature.length !== 64) return false
    const expected = createHmac('sha256', key.checking)
      .update(prefix, 'latin1')
      .update(body)
      .digest()
    const given = Buffer.from(signature, 'hex')
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  return verify(null, joined(prefix, body), key.checking, Buffer.from(signature, 'base64'))
}
