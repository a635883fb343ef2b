import { assertClientSeed } from './client-seed.ts'
import { assertNonce, serverSeedBytes } from './seeds.ts'
import { hmacWith } from './sha256/sha256.ts'

export type BytesInput = {
  /** 64 hex digits. */
  readonly serverSeed: string
  readonly clientSeed: string
  /** Rounds previously played with this pair of seeds. */
  readonly nonce: number
}

/**
 * The bytes of one round, as many as requested: block b (from 0) is HMAC-SHA256(key = the 32 bytes of
 * the server seed, message = `clientSeed:nonce:b` in UTF-8). The common scheme of provably fair games,
 * with a decimal block counter.
 *
 * Throws RangeError for a malformed seed or nonce.
 */
export const seededBytes = ({ serverSeed, clientSeed, nonce }: BytesInput): (() => number) => {
  assertClientSeed(clientSeed)
  assertNonce(nonce)
  const hmac = hmacWith(serverSeedBytes(serverSeed))

  let blockNumber = 0
  let block: Uint8Array = new Uint8Array(0)
  let offset = 0
  return () => {
    if (offset === block.length) {
      block = hmac(`${clientSeed}:${nonce}:${blockNumber}`)
      blockNumber += 1
      offset = 0
    }
    const byte = block[offset] ?? 0
    offset += 1
    return byte
  }
}
