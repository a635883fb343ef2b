import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'

/** A beacon's description of its chain, with hex strings. */
export type BeaconChain = {
  readonly period: number
  readonly genesis_time: number
  readonly public_key: string
  readonly groupHash: string
  readonly metadata: { readonly beaconID: string }
}

/** One round as a beacon returns it; `previous_signature` only from a chained beacon. */
export type BeaconRound = {
  readonly round: number
  readonly randomness: string
  readonly signature: string
  readonly previous_signature?: string | undefined
}

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'))

/** A big-endian unsigned integer. */
const uintOf = (value: number, length: 4 | 8): Uint8Array => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return Uint8Array.from(bytes.subarray(8 - length))
}

const sha256 = (...parts: readonly Uint8Array[]): Uint8Array => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return Uint8Array.from(hash.digest())
}

const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/**
 * The hash that names a chain: SHA-256 over period in seconds (4 bytes), genesis in Unix seconds
 * (8 bytes), public key, group hash and, unless it is `default`, the beacon's id.
 * Source: drand, `common/chain/info.go`, `Info.Hash`.
 *
 * @returns 64 hex digits
 */
export const chainHashOf = (chain: BeaconChain): string => {
  const { beaconID } = chain.metadata
  return toHex(
    sha256(
      uintOf(chain.period, 4),
      uintOf(chain.genesis_time, 8),
      bytesOf(chain.public_key),
      bytesOf(chain.groupHash),
      Buffer.from(beaconID === 'default' ? '' : beaconID, 'utf8'),
    ),
  )
}

const g1KeyDigits = 96
/** The domain separation tag of `bls-unchained-g1-rfc9380`. */
const unchainedDomain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

const isSigned = (key: string, round: BeaconRound): boolean => {
  const { signature, previous_signature: previous } = round
  const number = uintOf(round.round, 8)
  // A key in G1 is that of a chained beacon, whose signatures are in G2; the other way round the
  // beacon is unchained.
  if (key.length === g1KeyDigits) {
    const { hash, verify } = bls12_381.longSignatures
    const message = sha256(bytesOf(previous ?? ''), number)
    return previous !== undefined && verify(bytesOf(signature), hash(message), bytesOf(key))
  }
  const { hash, verify } = bls12_381.shortSignatures
  return verify(bytesOf(signature), hash(sha256(number), unchainedDomain), bytesOf(key))
}

/**
 * Whether the group behind a chain signed this round, and its randomness is the signature's SHA-256:
 * BLS signatures on BLS12-381, schemes `pedersen-bls-chained` and `bls-unchained-g1-rfc9380`.
 * Source: drand, `crypto/schemes.go`; RFC 9380. A signature that is not a point of the curve is invalid.
 */
export const isOfBeacon = (chain: Pick<BeaconChain, 'public_key'>, round: BeaconRound): boolean => {
  if (toHex(sha256(bytesOf(round.signature))) !== round.randomness) return false
  try {
    return isSigned(chain.public_key, round)
  } catch {
    return false
  }
}
