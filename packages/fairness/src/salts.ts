import { bytesToHex } from '@noble/hashes/utils.js'
import { serverSeedBytes } from './seeds.ts'
import { hmacWith } from './sha256/sha256.ts'

const saltBytes = 16

/**
 * Salts of records that are under a published root while their seed is secret: the first 16 bytes of
 * HMAC-SHA256(seed, `label:salt:number`), hex.
 */
export const saltsOf = (seed: string, label: string): ((number: number) => string) => {
  const hmac = hmacWith(serverSeedBytes(seed))
  return (number) => bytesToHex(hmac(`${label}:salt:${number}`).subarray(0, saltBytes))
}
