// The same as in browsers, about twice as fast: rounds, tickets and simulations hash millions of texts.
import { createHmac, createSecretKey, hash } from 'node:crypto'

/** SHA-256 (FIPS 180-4), 32 bytes. */
export const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer')

/** SHA-256 of a text's UTF-8 bytes, as 64 hex digits. */
export const sha256Hex = (text: string): string => hash('sha256', text, 'hex')

/** HMAC-SHA256 (RFC 2104) of texts under one key, 32 bytes each. */
export const hmacWith = (key: Uint8Array): ((text: string) => Uint8Array) => {
  const secret = createSecretKey(key)
  return (text) => createHmac('sha256', secret).update(text).digest()
}
