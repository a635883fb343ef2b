import { createHash, randomBytes } from 'node:crypto'

const shape = /^[A-Za-z0-9_-]{43}$/

/** 256 random bits, as 43 characters of base64url. */
const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * The stored form of a token. A plain hash is enough: 256 random bits cannot be guessed. Undefined for text that
 * cannot be a token.
 */
export const hashToken = (token: string): Buffer | undefined =>
  shape.test(token) ? createHash('sha256').update(token).digest() : undefined

/** A new token and its stored form. */
export const makeToken = (): { token: string; tokenHash: Buffer } => {
  const token = newToken()
  return { token, tokenHash: createHash('sha256').update(token).digest() }
}
