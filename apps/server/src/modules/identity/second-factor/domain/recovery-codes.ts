import { randomInt } from 'node:crypto'

// Crockford's base 32 without look-alikes: can be read aloud and typed.
const digits = '0123456789abcdefghjkmnpqrstvwxyz'
const codesCount = 10
const codeLength = 10

const newCode = (): string =>
  Array.from({ length: codeLength }, () => digits[randomInt(digits.length)]).join('')

/** Ten codes of 50 random bits, shown as `abcde-fghjk`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codesCount }, () => newCode().replace(/^(.{5})/, '$1-'))

/** The normal form of a code: case, spaces and dashes do not matter, nor o for 0 and l for 1. */
export const plainRecoveryCode = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
