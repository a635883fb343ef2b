import { randomInt } from 'node:crypto'

// Crockford's base 32: no letter that looks like a digit.
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `F` and eight characters, 40 random bits: easy to read aloud on the phone, does not reveal the count. */
export const newReferenceNumber = (): string =>
  `F${Array.from({ length: 8 }, () => digits[randomInt(digits.length)]).join('')}`
