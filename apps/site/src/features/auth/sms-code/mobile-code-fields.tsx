import { MobileField } from '../mobile/mobile-field.tsx'
import { SmsCodeField } from './sms-code-field.tsx'
import type { MobileCode } from './use-mobile-code.ts'

/** Number and code, one below the other. */
export const MobileCodeFields = ({ of }: { readonly of: MobileCode }) => (
  <>
    <MobileField entry={of.entry} error={of.problems.mobileNum} />
    <SmsCodeField
      sms={of.sms}
      value={of.code}
      error={of.problems.verificationCode}
      onChange={(event) => of.changeCode(event.target.value)}
    />
  </>
)
