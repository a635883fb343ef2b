import type { AmlNeeds, NumberedMember, SourcePage } from '../needs.ts'
import { findPosition, markDue } from '../repository/follow.ts'
import { minuteMs } from '@trevo/calendar/durations.ts'

const postingsMax = 500
const readMax = 500
/**
 * What other modules know gets its instant before it is committed: what is younger may still be missing, so it is
 * read later. No transaction of theirs lasts that long.
 */
const settledAfterMs = minuteMs

type Source = {
  /** The name under which the position is kept. */
  readonly name: string
  read(page: SourcePage): Promise<readonly NumberedMember[]>
}

/** Reads the next part of a source, and marks its members. Whether there may be more. */
const followSource = async (
  { database, clock }: AmlNeeds,
  { name, read }: Source,
): Promise<boolean> => {
  const after = await findPosition(database.db, name)
  const until = new Date(clock.now().getTime() - settledAfterMs)
  const found = await read({ after, until, limit: readMax })
  const last = found.at(-1)
  if (!last) return false
  await database.inTx((tx) =>
    markDue(tx, {
      memberIds: found.map(({ memberId }) => memberId),
      source: name,
      position: { at: last.at, id: last.id },
      at: clock.now(),
    }),
  )
  return found.length === readMax
}

/**
 * Keeps every payment, the play of every hour, and who has changes to evaluate: from the ledger's stream, each
 * transfer once, and from cashier and identity cases what never reaches the ledger.
 */
export const createFollowMoney = (needs: AmlNeeds) => async (): Promise<void> => {
  const { wallet, kinds, cashier, kyc } = needs
  await wallet.transferStream.consumeAll({
    consumer: 'aml',
    postingsMax,
    within: { wordOf: kinds.wordOf, call: 'aml.follow_transfers' },
    // The rest is points.
    handle: async () => undefined,
  })
  const sources: readonly Source[] = [
    { name: 'payer faults', read: cashier.listPayerFaults },
    { name: 'exposed persons', read: kyc.listExposed },
  ]
  for (const source of sources) while (await followSource(needs, source));
}
