import { tables, type Tx } from '@trevo/database/connect.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import { isSame } from '../domain/limit.ts'
import { addChange, findLimits, writeLimit } from '../repository/limits.ts'
import { forgetHolders } from '../repository/holders.ts'
import { moveHistory } from '../repository/move-history.ts'
import type { LimitsTables } from '../repository/tables.ts'
import { setCounting } from '../repository/usage.ts'
import { applyLimits, lockPerson } from './apply-limits.ts'
import type { LimitsContext } from './context.ts'

/** An account of one person becomes another's: both are one human. */
export type JoinedPerson = {
  readonly fromPersonId: bigint
  readonly toPersonId: bigint
  readonly memberId: bigint
}

/**
 * Carries limits over when two persons turn out to be one, in the transaction that joins them: of two limits the
 * stricter holds, what was played is added up, what was staked is counted again over all accounts, and raises that
 * wait are dropped.
 */
export const createCarryOver =
  (context: LimitsContext) =>
  async (tx: Tx, { fromPersonId, toPersonId, memberId }: JoinedPerson): Promise<void> => {
    const at = context.clock.now()
    const ids = [fromPersonId, toPersonId].toSorted(ascending((one) => one))
    for (const personId of ids) await lockPerson(tx, personId, at)
    const db = tables<LimitsTables>(tx)
    const [from, to] = [await findLimits(db, fromPersonId), await findLimits(db, toPersonId)]
    await moveHistory(tx, fromPersonId, toPersonId)
    for (const limit of from) {
      const before = to.find((other) => isSame(other, limit))?.value ?? null
      if (before !== null && before <= limit.value) continue
      await writeLimit(tx, toPersonId, { ...limit, at })
      await addChange(tx, toPersonId, { ...limit, what: 'joined', before, after: limit.value, at })
    }
    // All that was counted is counted again, over the accounts of both.
    for (const personId of ids) {
      await forgetHolders(tx, personId)
      await setCounting(tx, personId, false)
    }
    await applyLimits(context, tx, toPersonId, at, [memberId])
    await context.members.applyStanding(tx, toPersonId)
  }
