import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { serverSeedBytes } from './seeds.ts'

const saltBytes = 16

/**
 * Salts of records that are under a published root while their seed is secret: the first 16 bytes of
 * HMAC-SHA256(seed, `label:salt:number`), hex.
 */
export const saltsOf = (seed: string, label: string): ((number: number) => string) => {
  const keyed = hmac.create(sha256, serverSeedBytes(seed))
  return (number) => {
    const digest = keyed
      .clone()
      .update(utf8ToBytes(`${label}:salt:${number}`))
      .digest()
    return bytesToHex(digest.subarray(0, saltBytes))
  }
}
