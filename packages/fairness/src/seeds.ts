import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { sha256 } from './sha256/sha256.ts'

const SERVER_SEED_BYTES = 32

/** Fills with bytes from a cryptographic generator, such as `crypto.getRandomValues` in Node and browsers. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => unknown

/** A new server seed: 32 random bytes as 64 hex digits. Secret until it is rotated out. */
export const createServerSeed = (fillRandom: FillRandom): string => {
  const bytes = new Uint8Array(SERVER_SEED_BYTES)
  fillRandom(bytes)
  // A generator that failed silently leaves zeros; the chance of a true zero seed is 2^-256.
  if (bytes.every((byte) => byte === 0)) throw new Error('the random generator gave no bytes')
  return bytesToHex(bytes)
}

/** Published before the first round: SHA-256 of the seed's 32 bytes, hex. */
export const commitmentOf = (serverSeed: string): string =>
  bytesToHex(sha256(serverSeedBytes(serverSeed)))

/** The 32 bytes of a server seed given as hex. Throws RangeError when it is not 64 hex digits. */
export const serverSeedBytes = (serverSeed: string): Uint8Array => {
  if (!/^[0-9a-f]{64}$/i.test(serverSeed)) throw new RangeError('server seed: 64 hex digits')
  return hexToBytes(serverSeed)
}

/** Throws RangeError unless the nonce is a whole number from 0 to 2^53 - 1. */
export const assertNonce = (nonce: number): void => {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('nonce: whole number from 0')
}
