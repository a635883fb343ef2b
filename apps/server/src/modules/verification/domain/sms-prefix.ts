import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

const digitsOfArea = 2

/** What decides whether a message may be sent to a number, and on which budget. */
export type SmsRoute = {
  /** ISO 3166; undefined for numbers of no country, such as satellites. */
  readonly countryCode: string | undefined
  /** Dialing code and the two digits behind it, `+5511`: in Brazil the area. */
  readonly prefix: string
}

/** @param to in international format, `+5511987654321`. */
export const smsRouteOf = (to: string): SmsRoute => {
  const parsed = parsePhoneNumberFromString(to)
  if (!parsed) throw new Error('not a phone number for a text message')
  const area = parsed.nationalNumber.slice(0, digitsOfArea)
  return { countryCode: parsed.country, prefix: `+${parsed.countryCallingCode}${area}` }
}
