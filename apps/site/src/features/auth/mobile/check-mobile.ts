import { checkField, type FieldPattern } from '@trevo/field-rules/check-field.ts'
import { phoneDigits } from '@trevo/field-rules/phone-digits.ts'

/** A number as in the form: what was typed, and the country it belongs to. */
export type Mobile = {
  /** ISO 3166, two capital letters. */
  readonly countryCode: string
  /** `+55` */
  readonly dialingCode: string
  readonly typed: string
}

/** A number that may be sent, in the form the server reads. */
export type MobileToSend = { readonly mobileNum: string; readonly countryDialingCode: string }

/** The key of a message and its values by position. */
export type MobileProblem = readonly [
  key: 'mobile.enterValid' | 'mobile.format' | 'phone_digits',
  values?: readonly number[],
]

/** Area code and nine digits, the same everywhere in Brazil. */
const brazilDigits = 11

/** How many digits a number must have, where the rule or the country allows only one length. */
export const findDigitCount = (rule: FieldPattern, countryCode: string): number | undefined => {
  if (rule.minLength === rule.maxLength) return rule.minLength
  return countryCode === 'BR' ? brazilDigits : undefined
}

/** RULE-9: a length error if the digits have the wrong length, otherwise `otherwise`. */
const problemOfLength = (
  rule: FieldPattern,
  { countryCode, typed }: Mobile,
  otherwise: 'mobile.enterValid' | 'mobile.format',
): MobileProblem => {
  const count = findDigitCount(rule, countryCode)
  const isLengthWrong = count !== undefined && phoneDigits(typed)?.length !== count
  return isLengthWrong ? ['phone_digits', [count]] : [otherwise]
}

/** MSG-2: the brand's message for a required number. */
const checkMobile = (rule: FieldPattern, mobile: Mobile): MobileProblem | undefined => {
  if (mobile.typed.trim() === '') return ['mobile.enterValid']
  const digits = phoneDigits(mobile.typed)
  if (digits === undefined) return ['mobile.format']
  return checkField(rule, digits) ? problemOfLength(rule, mobile, 'mobile.format') : undefined
}

/** Mobile number data of every country: 30 kB, loaded when a number is first typed. */
export const loadPhones = () => import('@trevo/field-rules/phone.ts')

const loadPhonesIfThere = () => loadPhones().catch(() => undefined)

/** A number with a plus sign, as phones fill it in, split into country and number. */
export const splitInternational = async (
  text: string,
): Promise<Pick<Mobile, 'countryCode' | 'typed'> | undefined> => {
  const number = (await loadPhonesIfThere())?.readInternationalNumber(text)
  if (number?.countryCode === undefined) return undefined
  return { countryCode: number.countryCode, typed: number.written }
}

/** The number in the format of its country; unchanged if it is not a mobile number. */
export const writeMobile = async ({ dialingCode, typed }: Mobile): Promise<string> =>
  (await loadPhonesIfThere())?.readMobileNumber(dialingCode, typed)?.written ?? typed

/**
 * The rule first, then the library: the first error, or the number in the national form that the
 * server takes. Without the library the server alone decides.
 */
export const readMobile = async (
  rule: FieldPattern,
  mobile: Mobile,
): Promise<{ readonly problem: MobileProblem } | { readonly mobile: MobileToSend }> => {
  const problem = checkMobile(rule, mobile)
  if (problem) return { problem }
  const { dialingCode, typed } = mobile
  const phones = await loadPhonesIfThere()
  const mobileNum = phones
    ? phones.readMobileNumber(dialingCode, typed)?.national
    : phoneDigits(typed)
  return mobileNum === undefined
    ? { problem: problemOfLength(rule, mobile, 'mobile.enterValid') }
    : { mobile: { mobileNum, countryDialingCode: dialingCode } }
}
