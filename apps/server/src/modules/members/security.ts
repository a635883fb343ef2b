import { createChangePassword } from './service/change-password.ts'
import type { EnterAsMember } from './service/enter-as-member.ts'
import { createLogInByTicket } from './service/log-in-by-ticket.ts'
import type { MemberDependencies } from './service/dependencies.ts'

/** The security center: what a member who is logged in does about the account's safety. */
export const createSecurityCenter = (dependencies: MemberDependencies, enter: EnterAsMember) => ({
  ...createChangePassword(dependencies),
  logInByTicket: createLogInByTicket(dependencies, enter),
})

export type SecurityCenter = ReturnType<typeof createSecurityCenter>
