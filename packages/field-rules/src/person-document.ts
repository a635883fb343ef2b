import { plainCpf } from './cpf.ts'

const cnpjCharacter = /^[0-9A-Z]{12}\d{2}$/

const cnpjDigit = (values: readonly number[]): number => {
  // Weights run from 2 to 9 and start again at 2, from the right.
  const sum = values.reduce(
    (total, value, index) => total + value * (2 + ((values.length - 1 - index) % 8)),
    0,
  )
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/**
 * Whether 14 characters are a CNPJ, numeric or alphanumeric (from July 2026): a letter counts as its
 * ASCII code minus 48 (IN RFB 2.229/2024, annex XV).
 */
export const isCnpj = (plain: string): boolean => {
  if (!cnpjCharacter.test(plain) || /^(.)\1+$/.test(plain)) return false
  const values = [...plain].map((character) => character.charCodeAt(0) - 48)
  return (
    cnpjDigit(values.slice(0, 12)) === values[12] && cnpjDigit(values.slice(0, 13)) === values[13]
  )
}

// Dashes, dots, slashes and spaces of every script, and invisible characters. Any other sign hides a
// character, as in `***.982.247-**`.
const separators = /[\s.,/\\\p{Pd}\p{Cf}−·]/gu

/** Only capitals and digits; undefined if a character is hidden or of another script. */
const plainOf = (typed: string): string | undefined => {
  const plain = typed.normalize('NFKC').replaceAll(separators, '').toUpperCase()
  // The letter X in place of every letter is a mask; such a CNPJ is left to a person.
  const isMasked = /X/.test(plain) && !/[A-WYZ]/.test(plain)
  return /^[0-9A-Z]{1,20}$/.test(plain) && !isMasked ? plain : undefined
}

/** Numbers lose leading zeros, but rarely more of them than this: shorter texts are not documents. */
const readableFrom = 8

/**
 * What the characters can be read as: a CPF, a CNPJ, or (padded with zeros) both. Check digits decide
 * only where letters or length leave it open: a bank's record with wrong ones is still a document.
 */
const readingsOf = (plain: string): readonly string[] => {
  if (/^(.)\1*$/.test(plain)) return []
  const cnpj = plain.padStart(14, '0')
  if (!/^\d+$/.test(plain)) return isCnpj(cnpj) ? [cnpj] : []
  const significant = plain.replace(/^0+/, '')
  const cpf = significant.length <= 11 ? significant.padStart(11, '0') : undefined
  if (plain.length > 14) return []
  const isCompany = plain.length > 11 || (plainCpf(cpf ?? '') === undefined && isCnpj(cnpj))
  return [...(cpf === undefined ? [] : [cpf]), ...(isCompany ? [cnpj] : [])]
}

/** Whether a text identifies a person: a CPF or CNPJ that is neither missing nor masked. */
export const isReadableDocument = (typed: string | null | undefined): boolean => {
  const plain = plainOf(typed ?? '')
  return plain !== undefined && plain.length >= readableFrom && readingsOf(plain).length > 0
}

export type DocumentComparison = 'same' | 'different' | 'unknown'

/**
 * Whether two documents are one person's, written with or without punctuation, with leading zeros
 * lost, or as a CPF filled up to 14 digits. `unknown` if one of them is missing, masked or unreadable:
 * no conclusion can be drawn.
 */
export const compareDocuments = (
  one: string | null | undefined,
  other: string | null | undefined,
): DocumentComparison => {
  const [plainOne, plainOther] = [plainOf(one ?? ''), plainOf(other ?? '')]
  if (plainOne === undefined || plainOther === undefined) return 'unknown'
  const [ofOne, ofOther] = [readingsOf(plainOne), readingsOf(plainOther)]
  if (ofOne.some((reading) => ofOther.includes(reading))) return 'same'
  return isReadableDocument(one) && isReadableDocument(other) ? 'different' : 'unknown'
}

/** The CPF in a text, as eleven digits; undefined if it contains none. */
export const cpfOf = (typed: string): string | undefined => {
  const plain = plainOf(typed)
  if (plain === undefined || plain.length < readableFrom) return undefined
  return readingsOf(plain).find((reading) => plainCpf(reading) !== undefined)
}
