import { plainCpf } from '@trevo/field-rules/cpf.ts'
import { phoneDigits } from '@trevo/field-rules/phone-digits.ts'
import {
  readInternationalNumber,
  readMobileNumber,
  type MobileNumber,
} from '@trevo/field-rules/phone.ts'

/** What a typed text can name; undefined for what it cannot. */
export type SearchReading = {
  readonly customerId: string | undefined
  /** `merchant@name` */
  readonly account: string | undefined
  readonly username: string | undefined
  readonly cpf: string | undefined
  readonly mobileE164: string | undefined
  readonly email: string | undefined
}

const customerId = /^[0-9a-hjkmnp-tv-z]{16}$/
const homeDialingCode = '+55'

/** A mobile number as people write it, with the dialing code of Brazil where none is named. */
export const readMobile = (text: string): MobileNumber | undefined => {
  if (!/^[+\d\s().-]{8,24}$/.test(text)) return undefined
  const digits = phoneDigits(text.replace(/^\+/, '')) ?? ''
  const whole = text.startsWith('+') || digits.length > 11 ? `+${digits}` : undefined
  return whole === undefined
    ? readMobileNumber(homeDialingCode, digits)
    : readInternationalNumber(whole)
}

/**
 * Everything that a text from the search box can mean: eleven digits can be a CPF and a phone number, and any word a
 * username. `merchant@name` has the form of an email address as well.
 */
export const readSearch = (typed: string): SearchReading => {
  const text = typed.trim()
  const isEmail = /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text)
  const isAccount = /^[^@\s]{1,32}@[^@\s]{1,64}$/.test(text)
  return {
    customerId: customerId.test(text.toLowerCase()) ? text.toLowerCase() : undefined,
    account: isAccount ? text : undefined,
    username: /^[^@\s]{1,64}$/.test(text) ? text : undefined,
    cpf: plainCpf(text),
    mobileE164: readMobile(text)?.e164,
    email: isEmail ? text : undefined,
  }
}
