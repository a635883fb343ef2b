import type { MembersNeeds } from '../needs.ts'
import { createSendMobileCode } from './service/send-mobile-code.ts'

/** Codes by SMS for callers without a session. */
export const createCodes = (needs: MembersNeeds) => ({
  sendMobileCode: createSendMobileCode(needs),
})

export type Codes = ReturnType<typeof createCodes>
