import {
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import { z } from 'zod'
import { createHmac, type Hmac } from './hmac.ts'

/**
 * One key of a vendor in a file or an environment variable: both sides' secrets under one id.
 * `hmac-sha256`: each side signs with its own secret, and both sides have both secrets. `ed25519`:
 * each side has its own pair, so a side's file contains its own private and the other's public key.
 * Times are ISO 8601; two keys overlap while one replaces the other.
 */
export const StoredKey = z.strictObject({
  keyId: z.string().regex(/^[\x21-\x7e]{1,32}$/),
  kind: z.enum(['hmac-sha256', 'ed25519']),
  /** Signs what the vendor sends. Base64, 32 bytes or more. */
  vendorSecret: z.base64().min(43).optional(),
  /** Signs what the platform sends. Base64, 32 bytes or more. */
  platformSecret: z.base64().min(43).optional(),
  /** Base64 of PKCS #8 DER: signs what we send. */
  privateKey: z.base64().optional(),
  /** Base64 of SPKI DER: checks what the other side sent. */
  publicKey: z.base64().optional(),
  notBefore: z.iso.datetime().optional(),
  notAfter: z.iso.datetime().optional(),
})
export type StoredKey = z.infer<typeof StoredKey>

export const StoredKeys = z.strictObject({
  vendor: z.string().regex(/^[\x21-\x7e]{1,32}$/),
  keys: z.array(StoredKey).min(1),
})
export type StoredKeys = z.infer<typeof StoredKeys>

/** Who opens the keys: its own part signs, the other's verifies. */
export type Side = 'vendor' | 'platform'

/** A key ready for use; the key objects are created once, not per call. */
export type VendorKey = {
  readonly keyId: string
  /** For two secrets; a pair has the two keys below. */
  readonly hmac: { readonly signing: Hmac; readonly checking: Hmac } | undefined
  /** Signs what we send; absent in a set that only verifies. */
  readonly signing: KeyObject | undefined
  /** Verifies what the other side sent. */
  readonly checking: KeyObject | undefined
  readonly notBeforeMs: number
  readonly notAfterMs: number
}

export type VendorKeys = { readonly vendor: string; readonly keys: readonly VendorKey[] }

const bytes = (base64: string): Buffer => Buffer.from(base64, 'base64')

const openSecrets = ({ keyId, vendorSecret, platformSecret }: StoredKey, side: Side) => {
  if (!vendorSecret || !platformSecret) throw new Error(`key ${keyId}: a secret for each side`)
  if (vendorSecret === platformSecret) throw new Error(`key ${keyId}: one secret for both sides`)
  const [own, other] =
    side === 'vendor' ? [vendorSecret, platformSecret] : [platformSecret, vendorSecret]
  const hmacOf = (secret: string): Hmac => createHmac(createSecretKey(bytes(secret)))
  return { signing: hmacOf(own), checking: hmacOf(other) }
}

const openKey = (stored: StoredKey, side: Side): VendorKey => {
  const times = {
    notBeforeMs: stored.notBefore ? Date.parse(stored.notBefore) : -Infinity,
    notAfterMs: stored.notAfter ? Date.parse(stored.notAfter) : Infinity,
  }
  if (stored.kind === 'hmac-sha256') {
    const hmac = openSecrets(stored, side)
    return { keyId: stored.keyId, hmac, signing: undefined, checking: undefined, ...times }
  }
  const signing = stored.privateKey
    ? createPrivateKey({ key: bytes(stored.privateKey), format: 'der', type: 'pkcs8' })
    : undefined
  const checking = stored.publicKey
    ? createPublicKey({ key: bytes(stored.publicKey), format: 'der', type: 'spki' })
    : undefined
  return { keyId: stored.keyId, hmac: undefined, signing, checking, ...times }
}

/** Reads a key set and opens its keys for a side. Throws with the reason if something is missing. */
export const openKeys = (stored: unknown, side: Side): VendorKeys => {
  const { vendor, keys } = StoredKeys.parse(stored)
  return { vendor, keys: keys.map((key) => openKey(key, side)) }
}

/** The key with this id, if it may be used at this instant. */
export const findKey = (
  { keys }: VendorKeys,
  keyId: string,
  atMs: number,
): VendorKey | undefined => {
  const key = keys.find((one) => one.keyId === keyId)
  return key && key.notBeforeMs <= atMs && atMs <= key.notAfterMs ? key : undefined
}

/** The newest key that signs at this instant. Throws if every key has expired: rotate in time. */
export const getSigningKey = ({ vendor, keys }: VendorKeys, atMs: number): VendorKey => {
  const usable = keys.findLast(
    (key) => (key.hmac ?? key.signing) && key.notBeforeMs <= atMs && atMs <= key.notAfterMs,
  )
  if (!usable) throw new Error(`no key of ${vendor} may sign now`)
  return usable
}

/** Two new secrets, one per side. */
export const createHmacKey = (keyId: string): StoredKey => ({
  keyId,
  kind: 'hmac-sha256',
  vendorSecret: randomBytes(32).toString('base64'),
  platformSecret: randomBytes(32).toString('base64'),
})

const createPair = () =>
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  })

/** Two new pairs, one per side: each side signs with its own and verifies the other's. */
export const createEd25519Keys = (keyId: string): { vendor: StoredKey; platform: StoredKey } => {
  const [vendor, platform] = [createPair(), createPair()]
  const half = (own: typeof vendor, other: typeof vendor): StoredKey => ({
    keyId,
    kind: 'ed25519',
    privateKey: own.privateKey.toString('base64'),
    publicKey: other.publicKey.toString('base64'),
  })
  return { vendor: half(vendor, platform), platform: half(platform, vendor) }
}
