import { dropSeparators } from './typed-number.ts'

/** A digit of a script other than ours: an account keeps its number as it was typed. */
const otherDigit = /(?![0-9])\p{Nd}/u

/** The digits of a number typed without its plus sign; undefined if it contains anything else. */
export const phoneDigits = (typed: string): string | undefined => {
  const digits = dropSeparators(typed)
  return /^\d+$/.test(digits) && !otherDigit.test(typed) ? digits : undefined
}

/** Whether a text can be a phone number, with or without its plus sign: 8 to 15 digits. */
export const isPhone = (typed: string): boolean =>
  /^\d{8,15}$/.test(phoneDigits(typed.trim().replace(/^\+/, '')) ?? '')

/** The number of an account typed in full, with or without its dialing code. */
export const isSameNumber = (typed: string, number: string, e164: string | null): boolean => {
  const digitsOf = (text: string) => phoneDigits(text.trim().replace(/^\+/, ''))
  const digits = digitsOf(typed)
  if (digits === undefined || digits.length < 6) return false
  return [number, e164 ?? number].some((own) => digitsOf(own) === digits)
}

/**
 * A Brazilian number, mobile or fixed, as in the directory of Pix keys: `+5511987654321`. Typed with
 * or without the country code and the zero dialled before an area code.
 */
export const readBrazilianPhone = (typed: string): string | undefined => {
  const plain = dropSeparators(typed).replace(/^\+?0*/, '')
  const national = plain.replace(/^550?(?=\d{10,11}$)/, '')
  // Mobile numbers have nine digits after the area code and begin with 9.
  return /^[1-9]\d(9\d{8}|[2-5]\d{7})$/.test(national) ? `+55${national}` : undefined
}
