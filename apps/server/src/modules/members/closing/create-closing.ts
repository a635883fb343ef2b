import type { Tx } from '@trevo/database/connect.ts'
import { createEndExclusions } from '../exclusion/service/end-exclusions.ts'
import {
  setImpededInTx,
  setUncheckedInTx,
  withholdOffersInTx,
} from '../exclusion/service/register-standing.ts'
import type { MembersNeeds } from '../needs.ts'
import { createListLeft } from './service/list-left.ts'
import { createCloseExcluded } from './service/close-excluded.ts'
import { closeNowInTx, createCloseWhenEmpty } from './service/close-when-empty.ts'

/** How accounts of people who may not play any more end. */
export const createClosing = (needs: MembersNeeds) => {
  const closeWhenEmpty = createCloseWhenEmpty(needs)
  const closeExcluded = createCloseExcluded(needs, closeWhenEmpty)
  const endExclusions = createEndExclusions(needs)
  return {
    /** In the caller's transaction, even if something is left. */
    closeNow: (tx: Tx, memberId: bigint, reason: string): Promise<void> =>
      closeNowInTx(needs, tx, memberId, reason),
    /** What is still in an account, or open in it. */
    listLeft: createListLeft(needs),
    /** In the caller's transaction: the central register bars the person, or no longer does. */
    setImpeded: (tx: Tx, personId: bigint, at: Date | null): Promise<void> =>
      setImpededInTx(needs, tx, personId, at),
    /** In the caller's transaction: an answer of that register is awaited, or no longer is. */
    setUnchecked: (tx: Tx, personId: bigint, at: Date | null): Promise<void> =>
      setUncheckedInTx(needs, tx, personId, at),
    /** In the caller's transaction: nothing that entices to play reaches the person since then, or it may again. */
    withholdOffers: (tx: Tx, personId: bigint, at: Date | null): Promise<void> =>
      withholdOffersInTx(needs, tx, personId, at),
    /** A job, every second: expired exclusions. */
    endExclusions: (): Promise<number> => endExclusions(closeExcluded),
  }
}
