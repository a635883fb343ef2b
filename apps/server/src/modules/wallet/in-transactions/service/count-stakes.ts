import type { Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Admission, StakeGuard } from '../../common/domain/stake-guard.ts'
import type { PostCommand } from '../../common/domain/transfer.ts'

export type CountedStakes = {
  /** The moment at which all of them are posted. */
  readonly at: Date
  /** In the order of the stakes. */
  readonly admissions: readonly Admission[]
  /** Takes those back that were counted and not posted, by their places. */
  undo(tx: Tx, notPosted: readonly number[]): Promise<void>
}

/** Asks the guard about the stakes of a transaction, before the first account is locked. */
export const countStakes = async (
  { guard, clock }: { readonly guard: StakeGuard | undefined; readonly clock: Clock },
  tx: Tx,
  stakes: readonly PostCommand[],
): Promise<CountedStakes> => {
  const now = clock.now()
  if (!guard || stakes.length === 0) {
    return {
      at: now,
      admissions: stakes.map(() => 'unlimited'),
      undo: () => Promise.resolve(),
    }
  }
  const { at, admissions } = await guard.admitInTx(tx, stakes, now)
  return {
    at,
    admissions,
    undo: async (within, notPosted) => {
      const back = notPosted.flatMap((index) =>
        admissions[index] === 'counted' ? (stakes[index] ?? []) : [],
      )
      if (back.length > 0) await guard.undoInTx(within, back, at)
    },
  }
}
