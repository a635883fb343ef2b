import { hmac } from '@noble/hashes/hmac.js'
import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 (FIPS 180-4), 32 bytes. */
export const sha256 = (bytes: Uint8Array): Uint8Array => hash(bytes)

/** SHA-256 of a text's UTF-8 bytes, as 64 hex digits. */
export const sha256Hex = (text: string): string => bytesToHex(hash(utf8ToBytes(text)))

/** HMAC-SHA256 (RFC 2104) of texts under one key, 32 bytes each. */
export const hmacWith = (key: Uint8Array): ((text: string) => Uint8Array) => {
  const keyed = hmac.create(hash, key)
  return (text) => keyed.clone().update(utf8ToBytes(text)).digest()
}
