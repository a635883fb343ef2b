import { checkField, type FieldPattern } from '@trevo/field-rules/check-field.ts'

/** A number as in the form: what was typed, and the country it belongs to. */
export type Mobile = {
  /** ISO 3166, two capitals. */
  readonly countryCode: string
  /** `+55` */
  readonly dialingCode: string
  readonly typed: string
}

/** A number that may be sent, as the server reads it. */
export type MobileToSend = { readonly mobileNum: string; readonly countryDialingCode: string }

/** The key of a sentence and what it is filled with by position. */
export type MobileProblem = readonly [
  key: 'mobile.enterValid' | 'mobile.format' | 'phone_digits',
  values?: readonly number[],
]

/** Without the spaces, dashes, dots and brackets that people write. */
export const digitsOf = (typed: string): string => typed.replaceAll(/[\s().-]/g, '')

/** Area code and nine digits, the same all over Brazil. */
const brazilDigits = 11

/** How many digits a number must have, where the rule or the country leaves one length only. */
export const findDigitCount = (rule: FieldPattern, countryCode: string): number | undefined => {
  if (rule.minLength === rule.maxLength) return rule.minLength
  return countryCode === 'BR' ? brazilDigits : undefined
}

/** RULE-9: the error of these digits is their length, otherwise `otherwise`. */
const problemOfLength = (
  rule: FieldPattern,
  { countryCode, typed }: Mobile,
  otherwise: 'mobile.enterValid' | 'mobile.format',
): MobileProblem => {
  const count = findDigitCount(rule, countryCode)
  const isLengthWrong = count !== undefined && digitsOf(typed).length !== count
  return isLengthWrong ? ['phone_digits', [count]] : [otherwise]
}

/** MSG-2: the brand's message for a required number. */
const checkMobile = (rule: FieldPattern, mobile: Mobile): MobileProblem | undefined => {
  const digits = digitsOf(mobile.typed)
  if (digits === '') return ['mobile.enterValid']
  if (!/^\d+$/.test(digits)) return ['mobile.format']
  return checkField(rule, digits) ? problemOfLength(rule, mobile, 'mobile.format') : undefined
}

/** Numbers of every country, 30 kB that come when a number is first typed. */
export const loadPhones = () => import('libphonenumber-js/min')

/**
 * The number in the national form that the server takes, or undefined when there is no such number
 * in its country. Without the library the server decides alone.
 */
const findMobile = async (mobile: Mobile): Promise<MobileToSend | undefined> => {
  const { countryCode, dialingCode, typed } = mobile
  const phones = await loadPhones().catch(() => undefined)
  const digits = digitsOf(typed)
  if (!phones?.isSupportedCountry(countryCode)) {
    return { mobileNum: digits, countryDialingCode: dialingCode }
  }
  const number = phones.parsePhoneNumberFromString(digits, countryCode)
  if (!number?.isValid()) return undefined
  return { mobileNum: number.nationalNumber, countryDialingCode: dialingCode }
}

/** A number written with its plus sign, as phones fill it in, split into country and number. */
export const splitInternational = async (
  text: string,
): Promise<Pick<Mobile, 'countryCode' | 'typed'> | undefined> => {
  const phones = await loadPhones().catch(() => undefined)
  const number = phones?.parsePhoneNumberFromString(text)
  if (!number?.country || !number.isValid()) return undefined
  return { countryCode: number.country, typed: number.formatNational() }
}

/** The number as people of its country write it; an invalid number as it was typed. */
export const writeMobile = async (mobile: Mobile): Promise<string> => {
  const { countryCode, typed } = mobile
  const phones = await loadPhones().catch(() => undefined)
  if (!phones?.isSupportedCountry(countryCode)) return typed
  const number = phones.parsePhoneNumberFromString(digitsOf(typed), countryCode)
  return number?.isValid() ? number.formatNational() : typed
}

/** The rule first, then the library: the first problem, or the number. */
export const readMobile = async (
  rule: FieldPattern,
  mobile: Mobile,
): Promise<{ readonly problem: MobileProblem } | { readonly mobile: MobileToSend }> => {
  const problem = checkMobile(rule, mobile)
  if (problem) return { problem }
  const found = await findMobile(mobile)
  // The library also knows the shorter numbers of landlines.
  const count = findDigitCount(rule, mobile.countryCode)
  if (found && count !== undefined && found.mobileNum.length !== count) {
    return { problem: ['phone_digits', [count]] }
  }
  return found ? { mobile: found } : { problem: problemOfLength(rule, mobile, 'mobile.enterValid') }
}
