import { checkField, type FieldPattern } from '@trevo/field-rules/check-field.ts'

/** A number as it stands in the form: what was typed, and the country it belongs to. */
export type Mobile = {
  /** ISO 3166, two capitals. */
  readonly countryCode: string
  /** `+55` */
  readonly dialingCode: string
  readonly typed: string
}

/** A number that may be sent, as the server reads it. */
export type MobileToSend = { readonly mobileNum: string; readonly countryDialingCode: string }

export type MobileProblem = 'mobile.enterValid' | 'mobile.format'

/** Without the spaces, dashes, dots and brackets that people write. */
export const digitsOf = (typed: string): string => typed.replaceAll(/[\s().-]/g, '')

/** MSG-2: what the brand's mobile rule says of a number that is demanded. */
export const checkMobile = (rule: FieldPattern, typed: string): MobileProblem | undefined => {
  const digits = digitsOf(typed)
  if (digits === '') return 'mobile.enterValid'
  if (!/^\d+$/.test(digits) || checkField(rule, digits)) return 'mobile.format'
  return undefined
}

/** Numbers of every country, 30 kB that come when a number is first typed. */
export const loadPhones = () => import('libphonenumber-js/min')

/**
 * The number in the national form that the server takes, or undefined when there is no such number
 * in its country. Without the library the server decides alone.
 */
export const findMobile = async (mobile: Mobile): Promise<MobileToSend | undefined> => {
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

/** The number as people of its country write it; as it was typed when it is none. */
export const writeMobile = async (mobile: Mobile): Promise<string> => {
  const { countryCode, typed } = mobile
  const phones = await loadPhones().catch(() => undefined)
  if (!phones?.isSupportedCountry(countryCode)) return typed
  const number = phones.parsePhoneNumberFromString(digitsOf(typed), countryCode)
  return number?.isValid() ? number.formatNational() : typed
}

/** The rule first, then the library: the key of the first problem, or the number. */
export const readMobile = async (
  rule: FieldPattern,
  mobile: Mobile,
): Promise<{ readonly problem: MobileProblem } | { readonly mobile: MobileToSend }> => {
  const problem = checkMobile(rule, mobile.typed)
  if (problem) return { problem }
  const found = await findMobile(mobile)
  return found ? { mobile: found } : { problem: 'mobile.enterValid' }
}
