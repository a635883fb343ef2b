import type { CashierDependencies } from '../../dependencies.ts'
import { hurry, insertNoticed, revive } from '../repository/payments.ts'

/**
 * A webhook told of these payments: they are remembered and looked up soon. Nothing else of the
 * notice counts. A notice also comes when a refund ends, and when the payer's bank takes money back.
 */
export const noteFromWebhook =
  ({ database, clock }: CashierDependencies) =>
  async (e2eIds: readonly string[]): Promise<void> => {
    const now = clock.now()
    await insertNoticed(database, e2eIds, 'webhook', now)
    await hurry(database, e2eIds, ['refunding', 'held', 'credited'], now)
  }

/** The institution listed these payments itself. */
export const noteFromPoll = async (
  { database, clock }: CashierDependencies,
  e2eIds: readonly string[],
): Promise<void> => {
  const now = clock.now()
  await insertNoticed(database, e2eIds, 'poll', now)
  await revive(database, e2eIds, now)
}
