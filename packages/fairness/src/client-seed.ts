import type { FillRandom } from './seeds.ts'

/** Without the colon, which separates seed, nonce and block; without spaces, which are lost in copying. */
const CLIENT_SEED = /^[\x21-\x39\x3b-\x7e]{1,64}$/

/** A new client seed for a member who chose none: 10 random bytes as 20 hex digits. */
export const createClientSeed = (fillRandom: FillRandom): string => {
  const bytes = new Uint8Array(10)
  fillRandom(bytes)
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** 1 to 64 visible ASCII characters, no colon. Checked by the form, asserted by the stream. */
export const isClientSeed = (clientSeed: string): boolean => CLIENT_SEED.test(clientSeed)

/** Throws RangeError unless `isClientSeed`. */
export const assertClientSeed = (clientSeed: string): void => {
  if (!isClientSeed(clientSeed)) throw new RangeError('client seed: 1 to 64 ASCII, no colon')
}
