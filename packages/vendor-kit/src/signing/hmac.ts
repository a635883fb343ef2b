import { hash, timingSafeEqual, type KeyObject } from 'node:crypto'

/** HMAC-SHA-256 (RFC 2104) of a text before a body, with one key, in lower-case hex. */
export type Hmac = {
  of(prefix: string, body: Uint8Array | string): string
  /** Whether the hex matches the HMAC; compared in constant time. */
  isOf(hex: string, prefix: string, body: Uint8Array | string): boolean
}

const blockSize = 64
const hexSize = 64
// Longer messages are rare and get a separate buffer.
const usualSizeMax = 8_192

const padWith = (block: Buffer, byte: number): Buffer => Buffer.from(block.map((one) => one ^ byte))

/**
 * Made of two one-shot hashes: crypto's own Hmac object costs three times as much as the hashing. The
 * buffers are reused by each call, which is safe because nothing here is asynchronous.
 */
export const createHmac = (key: KeyObject): Hmac => {
  const secret = key.export()
  const block = Buffer.alloc(blockSize)
  if (secret.length > blockSize) block.write(hash('sha256', secret, 'binary'), 'latin1')
  else secret.copy(block)
  const usual = Buffer.concat([padWith(block, 0x36), Buffer.alloc(usualSizeMax)])
  const outer = Buffer.concat([padWith(block, 0x5c), Buffer.alloc(32)])
  const expected = Buffer.alloc(hexSize)
  const given = Buffer.alloc(hexSize)

  const of = (prefix: string, body: Uint8Array | string): string => {
    const bodySize = typeof body === 'string' ? Buffer.byteLength(body) : body.length
    const bodyAt = blockSize + prefix.length
    const end = bodyAt + bodySize
    const inner = end <= usual.length ? usual : Buffer.concat([usual.subarray(0, blockSize)], end)
    inner.write(prefix, blockSize, 'latin1')
    if (typeof body === 'string') inner.write(body, bodyAt)
    else inner.set(body, bodyAt)
    outer.write(hash('sha256', inner.subarray(0, end), 'binary'), blockSize, 'latin1')
    return hash('sha256', outer, 'hex')
  }
  return {
    of,
    isOf: (hex, prefix, body) => {
      if (hex.length !== hexSize) return false
      expected.write(of(prefix, body), 'latin1')
      // A character that is not a hex digit makes it unequal.
      given.write(hex.toLowerCase(), 'latin1')
      return timingSafeEqual(expected, given)
    },
  }
}
