import { createChangePassword } from './service/change-password.ts'
import { createCloseAccount } from './service/close-account.ts'
import { createExcludeSelf } from './service/exclude-self.ts'
import { createGetExclusion } from './service/get-exclusion.ts'
import { createConfirmContact } from './service/confirm-contact.ts'
import type { MembersNeeds } from './needs.ts'
import type { EnterAsMember } from './service/entry.ts'
import { createLoginByPasskey } from './service/login-by-passkey.ts'
import { createLoginByTicket } from './service/login-by-ticket.ts'
import { createSocialLogin } from './service/social-login.ts'
import type { createRegisterMember } from './service/register-member.ts'
import { createResetPaymentPassword } from './service/reset-payment-password.ts'
import { createGetSecurityOverview } from './service/get-security-overview.ts'
import { createUpdateProfile } from './service/update-profile.ts'
import { createVerifyLogin } from './service/verify-login.ts'
import type { SecondCheck } from './service/second-check.ts'

type Ways = {
  readonly enter: EnterAsMember
  /** For who gave the second proof. */
  readonly resume: EnterAsMember
  readonly secondCheck: SecondCheck
  readonly register: ReturnType<typeof createRegisterMember>
}

/** Ways in beside the password, and what a logged-in member does about the account's safety. */
export const createSecurityCenter = (needs: MembersNeeds, ways: Ways) => ({
  ...createChangePassword(needs),
  ...createConfirmContact(needs),
  ...createResetPaymentPassword(needs),
  ...createSocialLogin(needs, ways),
  getSecurityOverview: createGetSecurityOverview(needs),
  updateProfile: createUpdateProfile(needs),
  closeAccount: createCloseAccount(needs),
  getExclusion: createGetExclusion(needs),
  excludeSelf: createExcludeSelf(needs),
  loginByTicket: createLoginByTicket(needs, ways.enter),
  loginByPasskey: createLoginByPasskey(needs, ways.enter),
  startVerification: ways.secondCheck.startVerification,
  verifyLogin: createVerifyLogin(ways.secondCheck, ways.resume),
})

export type SecurityCenter = ReturnType<typeof createSecurityCenter>
