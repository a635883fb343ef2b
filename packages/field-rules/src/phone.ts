import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { phoneDigits } from './phone-digits.ts'

/** A mobile number in its E.164 form, `+5511987654321`, and without its dialing code. */
export type MobileNumber = {
  readonly e164: string
  readonly national: string
  /** As people in its country write it: `(11) 98765-4321`. */
  readonly written: string
  /** ISO 3166; undefined for numbers of no country. */
  readonly countryCode: string | undefined
}

const dialingCode = /^\+[1-9]\d{0,2}$/

const readWhole = (international: string) => {
  const parsed = parsePhoneNumberFromString(international)
  return parsed?.isValid() ? parsed : undefined
}

const presentMobile = (parsed: NonNullable<ReturnType<typeof readWhole>>): MobileNumber => ({
  e164: parsed.number,
  national: parsed.nationalNumber,
  written: parsed.formatNational(),
  countryCode: parsed.country,
})

/**
 * The mobile number that was typed, in the country of that dialing code; undefined if it is not valid. Spaces,
 * dashes, dots, brackets and a leading trunk zero do not matter.
 */
export const readMobileNumber = (
  countryDialingCode: string,
  typed: string,
): MobileNumber | undefined => {
  const national = phoneDigits(typed)
  if (!dialingCode.test(countryDialingCode) || !/^\d{4,15}$/.test(national ?? '')) return undefined
  const parsed = readWhole(countryDialingCode + national?.replace(/^0+/, ''))
  const isThere = parsed && `+${parsed.countryCallingCode}` === countryDialingCode
  return isThere ? presentMobile(parsed) : undefined
}

/** A mobile number written with its plus sign, as phones fill it in. */
export const readInternationalNumber = (typed: string): MobileNumber | undefined => {
  const parsed = readWhole(typed)
  return parsed && presentMobile(parsed)
}
