import { createChangePassword } from './service/change-password.ts'
import type { MemberDependencies } from './service/dependencies.ts'

/** The security center: what a member who is logged in does about the account's safety. */
export const createSecurityCenter = (dependencies: MemberDependencies) => ({
  ...createChangePassword(dependencies),
})

export type SecurityCenter = ReturnType<typeof createSecurityCenter>
