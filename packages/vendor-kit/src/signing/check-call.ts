import {
  callPrefix,
  isTimely,
  signatureSkewMs,
  vendorHeaders,
} from '@trevo/contract/vendor/signature.ts'
import { findKey, type VendorKey, type VendorKeys } from './keys.ts'
import { createNonceCache, type NonceCache } from './nonce-cache.ts'
import { isSignatureOf } from './sign.ts'

export type CallHeaders = Readonly<Record<string, string | string[] | undefined>>

export type CallCheck =
  | { readonly ok: true; readonly vendor: string; readonly key: VendorKey; readonly nonce: string }
  | {
      readonly ok: false
      readonly status: 'INVALID_PARTNER' | 'INVALID_SIGNATURE'
      /** For our log, never for the caller. */
      readonly reason: 'vendor' | BadSignature
    }

type BadSignature = 'query' | 'headers' | 'key' | 'timestamp' | 'signature' | 'nonce'

const refused = (reason: BadSignature): CallCheck => ({
  ok: false,
  status: 'INVALID_SIGNATURE',
  reason,
})

const nonceShape = /^[\x21-\x7e]{8,64}$/

/**
 * Creates the check of signed calls: no query string, known vendor, valid key, timestamp within 60 s,
 * signature of the other side over the raw bytes, nonce not seen before. The nonce is recorded only
 * after the signature was verified, so that nobody else can use one up. `target` is the request's,
 * raw.
 */
export const createCallCheck = (findKeys: (vendor: string) => VendorKeys | undefined) => {
  const nonces = new Map<string, NonceCache>()

  const isFresh = (vendor: string, nonce: string, atMs: number): boolean => {
    let cache = nonces.get(vendor)
    // Valid from -60 s to +60 s around our clock.
    if (!cache) nonces.set(vendor, (cache = createNonceCache(2 * signatureSkewMs)))
    return cache.add(nonce, atMs)
  }

  return (target: string, headers: CallHeaders, body: Uint8Array, nowMs: number): CallCheck => {
    if (target.includes('?')) return refused('query')
    const vendor = headers[vendorHeaders.vendor]
    const keyId = headers[vendorHeaders.keyId]
    const timestamp = headers[vendorHeaders.timestamp]
    const nonce = headers[vendorHeaders.nonce]
    const signature = headers[vendorHeaders.signature]
    if (
      typeof vendor !== 'string' ||
      typeof keyId !== 'string' ||
      typeof timestamp !== 'string' ||
      typeof nonce !== 'string' ||
      typeof signature !== 'string' ||
      !nonceShape.test(nonce)
    ) {
      return refused('headers')
    }
    const keys = findKeys(vendor)
    if (!keys) return { ok: false, status: 'INVALID_PARTNER', reason: 'vendor' }
    const key = findKey(keys, keyId, nowMs)
    if (!key) return refused('key')
    if (!isTimely(timestamp, nowMs)) return refused('timestamp')
    const prefix = callPrefix(target, vendor, { keyId, timestamp, nonce })
    if (!isSignatureOf(key, signature, prefix, body)) return refused('signature')
    if (!isFresh(vendor, nonce, nowMs)) return refused('nonce')
    return { ok: true, vendor, key, nonce }
  }
}
