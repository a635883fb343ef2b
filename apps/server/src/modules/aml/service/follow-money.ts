import type { AmlNeeds } from '../needs.ts'
import { findPosition, markDue } from '../repository/follow.ts'

const postingsMax = 500
const faultsMax = 500
const source = 'payer faults'
/**
 * Faults get their instant before they are committed: what is younger may still be missing, so it is read later. No
 * transaction of the cashier lasts that long.
 */
const settledAfterMs = 60_000

/** Reads the next faults of payers. Whether there may be more. */
const followFaults = async ({ database, cashier, clock }: AmlNeeds): Promise<boolean> => {
  const after = await findPosition(database.db, source)
  const until = new Date(clock.now().getTime() - settledAfterMs)
  const faults = await cashier.listPayerFaults({ after, until, limit: faultsMax })
  const last = faults.at(-1)
  if (!last) return false
  await database.inTx((tx) =>
    markDue(tx, {
      memberIds: faults.map(({ memberId }) => memberId),
      source,
      position: { at: last.at, id: last.id },
      at: clock.now(),
    }),
  )
  return faults.length === faultsMax
}

/**
 * Keeps every payment, the play of every hour, and who has changes to evaluate: from the ledger's stream, each
 * transfer once, and from the cashier what never reached the ledger.
 */
export const createFollowMoney = (needs: AmlNeeds) => async (): Promise<void> => {
  await needs.wallet.transferStream.consumeAll({
    consumer: 'aml',
    postingsMax,
    within: { wordOf: needs.kinds.wordOf, call: 'aml.follow_transfers' },
    // The rest is points.
    handle: async () => undefined,
  })
  while (await followFaults(needs));
}
