import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile'
import { dropSeparators } from '@trevo/field-rules/typed-number.ts'
import type { Country } from '@trevo/contract/wps/verification.ts'

/** A digit of another script than ASCII. */
const otherDigit = /(?![0-9])\p{Nd}/u
const dialingCode = /^\+[1-9]\d{0,2}$/

/**
 * The number as networks write it, `+5511987654321`; undefined for anything but a mobile number of
 * that dialing code. Spaces, dashes, dots, brackets and a leading trunk zero do not matter.
 */
export const toE164 = (countryDialingCode: string, typed: string): string | undefined => {
  const national = dropSeparators(typed)
  const isPlain = !otherDigit.test(typed) && /^\d{4,15}$/.test(national)
  if (!dialingCode.test(countryDialingCode) || !isPlain) return undefined
  const parsed = parsePhoneNumberFromString(countryDialingCode + national.replace(/^0+/, ''))
  if (!parsed?.isValid() || `+${parsed.countryCallingCode}` !== countryDialingCode) return undefined
  return parsed.number
}

const home = 'BR'

/** Every country with its dialing code, Brazil first, else by ISO code. */
export const countries: readonly Country[] = getCountries()
  .toSorted((one, other) => {
    if (one === home || other === home) return one === home ? -1 : 1
    return one < other ? -1 : 1
  })
  .map((code) => ({ countryCode: code, countryDialingCode: `+${getCountryCallingCode(code)}` }))
