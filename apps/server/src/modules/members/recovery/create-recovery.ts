import type { MembersNeeds } from '../needs.ts'
import { deleteResetLinksBefore } from './repository/reset-links.ts'
import { createRecoverByEmail } from './service/recover-by-email.ts'
import { createResetPaymentPassword } from './service/reset-payment-password.ts'
import { createSetRecoveredPassword } from './service/set-recovered-password.ts'

/** Replacing a forgotten password, including the payment password. */
export const createRecovery = (needs: MembersNeeds) => ({
  ...createSetRecoveredPassword(needs),
  ...createResetPaymentPassword(needs),
  recoverByEmail: createRecoverByEmail(needs),
  /** A job, every minute. */
  purge: (): Promise<void> => deleteResetLinksBefore(needs.database.db, needs.clock.now()),
})

export type Recovery = ReturnType<typeof createRecovery>
