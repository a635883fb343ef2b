import type { FormField } from './fields.ts'
import { readMobile, type MobileProblem, type MobileToSend } from '../mobile/check-mobile.ts'
import type { CodeChannel, CodeProof } from '../sms-code/code-channel.ts'
import type { RegisterFields } from './use-register-fields.ts'
import type { FieldRule } from '@trevo/contract/wps/system.ts'

type Confirmed = { readonly mobile?: MobileToSend; readonly proof?: CodeProof }
type Refused = { readonly field: FormField; readonly problem: MobileProblem | string }

/** The number in the server's form, and its proof; or the invalid field and the reason. */
export const confirmMobile = async (
  { shown, values, mobile: entry }: RegisterFields,
  rule: FieldRule,
  channel: CodeChannel,
): Promise<Confirmed | Refused> => {
  if (!shown.includes('mobileNum') || !values.mobileNum) return {}
  const read = await readMobile(rule, entry.mobile)
  if ('problem' in read) return { field: 'mobileNum', problem: read.problem }
  const { mobile } = read
  if (!shown.includes('verificationCode')) return { mobile }
  const proving = await channel.prove(values.verificationCode ?? '')
  if (!proving.ok) return { field: 'verificationCode', problem: proving.message }
  return { mobile, proof: proving.proof }
}
