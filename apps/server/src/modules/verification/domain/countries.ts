import type { Country } from '@trevo/contract/wps/verification.ts'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile'

const home = 'BR'

/** Every country with its dialing code, Brazil first, then by ISO code. */
export const countries: readonly Country[] = getCountries()
  .toSorted((one, other) => {
    if (one === home || other === home) return one === home ? -1 : 1
    return one < other ? -1 : 1
  })
  .map((code) => ({ countryCode: code, countryDialingCode: `+${getCountryCallingCode(code)}` }))
