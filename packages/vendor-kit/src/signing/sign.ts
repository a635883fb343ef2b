import { sign, verify } from 'node:crypto'
import type { VendorKey } from './keys.ts'

const joined = (prefix: string, body: Uint8Array | string): Buffer =>
  Buffer.concat([
    Buffer.from(prefix, 'latin1'),
    typeof body === 'string' ? Buffer.from(body) : body,
  ])

/** Our signature of prefix and raw body, in the form for the header. Throws if the key cannot sign. */
export const signatureOf = (key: VendorKey, prefix: string, body: Uint8Array | string): string => {
  if (key.hmac) return key.hmac.signing.of(prefix, body)
  if (!key.signing) throw new Error(`key ${key.keyId} cannot sign`)
  return sign(null, joined(prefix, body), key.signing).toString('base64')
}

/** True if the signature is the other side's of prefix and body; HMAC is compared in constant time. */
export const isSignatureOf = (
  key: VendorKey,
  signature: string,
  prefix: string,
  body: Uint8Array | string,
): boolean => {
  if (key.hmac) return key.hmac.checking.isOf(signature, prefix, body)
  if (!key.checking) return false
  return verify(null, joined(prefix, body), key.checking, Buffer.from(signature, 'base64'))
}
