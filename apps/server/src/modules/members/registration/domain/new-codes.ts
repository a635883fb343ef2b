import { randomInt } from 'node:crypto'

// Crockford's base 32 without look-alikes: can be read aloud and typed.
const digits = '0123456789abcdefghjkmnpqrstvwxyz'

const randomCode = (length: number): string =>
  Array.from({ length }, () => digits[randomInt(digits.length)]).join('')

/** 80 random bits: reveals nothing about the number of members. */
export const newCustomerId = (): string => randomCode(16)

/** 40 random bits; a rare duplicate is found by the unique key and drawn again. */
export const newInviteCode = (): string => randomCode(8)

/** 50 random bits after a letter: a name for a member who registers without one. */
export const newUsername = (): string => `m${randomCode(10)}`
