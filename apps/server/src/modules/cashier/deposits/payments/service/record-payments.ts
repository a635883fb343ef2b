import type { DepositContext } from '../../common/context.ts'
import { insertNoticed, makeDue, reopenUnconfirmed } from '../../common/repository/payments.ts'

/**
 * A notice named these payments: they are stored and queried soon. Nothing else of the notice counts. Notices also
 * come when a refund ends, and when a Pix is returned (MED).
 */
export const recordFromWebhook =
  ({ database, clock }: DepositContext) =>
  async (e2eIds: readonly string[]): Promise<void> => {
    const now = clock.now()
    await insertNoticed(database, e2eIds, 'webhook', now)
    await makeDue(database, e2eIds, ['noticed', 'refunding', 'held', 'credited'], now)
  }

/** The institution listed these payments itself. */
export const recordFromPoll = async (
  { database, clock }: DepositContext,
  e2eIds: readonly string[],
): Promise<void> => {
  const now = clock.now()
  await insertNoticed(database, e2eIds, 'poll', now)
  await reopenUnconfirmed(database, e2eIds, now)
}
