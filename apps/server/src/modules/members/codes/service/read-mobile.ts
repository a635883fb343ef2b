import { checkField } from '@trevo/field-rules/check-field.ts'
import { readMobileNumber } from '@trevo/field-rules/phone.ts'
import { phoneDigits } from '@trevo/field-rules/phone-digits.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { MembersNeeds } from '../../needs.ts'

export type TypedMobile = {
  readonly mobileNum: string
  readonly countryDialingCode: string
}

/**
 * A typed number in international format. Refuses `sms.number_invalid` if it breaks the brand's mobile rule
 * (LOGIN-7) or is not a mobile number of that country.
 */
export const createReadMobile =
  ({ settings }: Pick<MembersNeeds, 'settings'>) =>
  (brandId: number, { mobileNum, countryDialingCode }: TypedMobile): string => {
    const rule = settings.registerRulesOf(brandId).mobileNum
    const problem = checkField(rule, phoneDigits(mobileNum) ?? '')
    const mobile = problem ? undefined : readMobileNumber(countryDialingCode, mobileNum)?.e164
    if (mobile === undefined) throw new Refusal('sms.number_invalid')
    return mobile
  }

export type ReadMobile = ReturnType<typeof createReadMobile>
