import { bytesToHex } from '@noble/hashes/utils.js'
import { serverSeedBytes } from './seeds.ts'
import { sha256 } from './sha256/sha256.ts'

/** A chain is shorter; this prevents a page from being kept busy with more hashes. */
export const hashCountMax = 1_000_000

/**
 * Hashes 32 bytes given as hex `count` times; `count` 1 is `commitmentOf`. Throws RangeError unless
 * `count` is a whole number from 1 to `hashCountMax`, and when the seed is invalid.
 */
export const hashTimes = (seed: string, count: number): string => {
  if (!Number.isInteger(count) || count < 1 || count > hashCountMax) {
    throw new RangeError(`hash count: whole number from 1 to ${hashCountMax}`)
  }
  let bytes = serverSeedBytes(seed)
  for (let time = 0; time < count; time += 1) bytes = sha256(bytes)
  return bytesToHex(bytes)
}

/**
 * Whether a revealed seed is the `number`th, counted from 1, of a chain whose end was committed to:
 * the seeds are used from the end of the chain backwards, so hashing one `number` times gives the end.
 */
export const isOfChain = (seed: string, number: number, end: string): boolean =>
  hashTimes(seed, number) === end.toLowerCase()
