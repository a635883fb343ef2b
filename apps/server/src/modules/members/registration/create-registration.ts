import type { MembersNeeds } from '../needs.ts'
import { createCheckAffiliate } from './service/check-affiliate.ts'
import { createPrepareAccount } from './service/prepare-account.ts'
import { createRegisterByMobile } from './service/register-by-mobile.ts'
import { createRegisterMember } from './service/register-member.ts'

/** Creating accounts: by their owners, or by an agent. */
export const createRegistration = (needs: MembersNeeds) => ({
  registerMember: createRegisterMember(needs),
  registerByMobile: createRegisterByMobile(needs),
  prepareAccount: createPrepareAccount(needs),
  checkAffiliate: createCheckAffiliate(needs),
})

export type Registration = ReturnType<typeof createRegistration>
