import { createHash, randomBytes } from 'node:crypto'

const shape = /^[A-Za-z0-9_-]{43}$/

/** 256 random bits, as 43 characters of base64url. */
const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * What is stored of a token. A plain hash is enough: nobody guesses 256 random bits.
 * Undefined for what cannot be a token.
 */
export const hashToken = (token: string): Buffer | undefined =>
  shape.test(token) ? createHash('sha256').update(token).digest() : undefined

/** A fresh token and what is stored of it. */
export const makeToken = (): { token: string; tokenHash: Buffer } => {
  const token = newToken()
  return { token, tokenHash: createHash('sha256').update(token).digest() }
}
