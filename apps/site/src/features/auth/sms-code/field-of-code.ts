import type { MobileCodeField } from './use-mobile-code.ts'

const fields: Readonly<Record<string, MobileCodeField>> = {
  'sms.number_invalid': 'mobileNum',
  'code.missing': 'verificationCode',
  'code.wrong': 'verificationCode',
  'code.expired': 'verificationCode',
  'phone_auth.token_invalid': 'verificationCode',
}

/** The field under which a refusal of number or code is shown. */
export const mobileCodeFieldOf = (refusal: string): MobileCodeField | undefined => fields[refusal]
