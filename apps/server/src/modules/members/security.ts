import { createChangePassword } from './service/change-password.ts'
import { createCloseAccount } from './service/close-account.ts'
import { createConfirmContact } from './service/confirm-contact.ts'
import type { MembersNeeds } from './needs.ts'
import type { EnterAsMember } from './service/entry.ts'
import { createLogInByPasskey } from './service/log-in-by-passkey.ts'
import { createLogInByTicket } from './service/log-in-by-ticket.ts'
import { createLogInSocially } from './service/log-in-socially.ts'
import type { createRegisterMember } from './service/register-member.ts'
import { createResetPaymentPassword } from './service/reset-payment-password.ts'
import { createShowSecurity } from './service/show-security.ts'
import { createUpdateProfile } from './service/update-profile.ts'
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
  ...createLogInSocially(needs, ways),
  show: createShowSecurity(needs),
  updateProfile: createUpdateProfile(needs),
  closeAccount: createCloseAccount(needs),
  logInByTicket: createLogInByTicket(needs, ways.enter),
  logInByPasskey: createLogInByPasskey(needs, ways.enter),
  startSecondCheck: ways.secondCheck.start,
  finishSecondCheck: async (proof: Parameters<SecondCheck['prove']>[0]) =>
    ways.resume(await ways.secondCheck.prove(proof)),
})

export type SecurityCenter = ReturnType<typeof createSecurityCenter>
