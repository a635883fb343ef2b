import type { SettlementRow } from '../../common/repository/tables.ts'
import { listSettlements } from '../../common/repository/settlements.ts'
import { stakeKey, type PlayContext } from '../../common/context.ts'

export type StakeName = { readonly vendor: string; readonly txnId: string }

export type StakeSettlement = {
  readonly word: 'settled' | 'returned'
  /** For a settled stake, the part that was never at risk and does not count. */
  readonly uncountedMinor: bigint
}

export type SettlementsOf = (
  stakes: readonly StakeName[],
) => Promise<ReadonlyMap<string, StakeSettlement>>

/** Paid, lost or returned. A stake whose only credit was undone is open again. */
const wordOf = {
  settled: 'settled',
  rolled_back: 'returned',
  credit_undone: undefined,
} as const satisfies Record<SettlementRow['state'], string | undefined>

/** Settlements of stakes, by `stakeKey`; open ones are absent. */
export const createSettlementsOf =
  ({ database }: Pick<PlayContext, 'database'>): SettlementsOf =>
  async (stakes) => {
    const keys = stakes.map(({ vendor, txnId }) => ({ vendor, debitTxn: txnId }))
    const found = await listSettlements(database.db, keys)
    return new Map(
      found.flatMap(({ vendor, debit_txn: debitTxn, state, uncounted_minor: uncountedMinor }) => {
        const word = wordOf[state]
        return word ? [[stakeKey(vendor, debitTxn), { word, uncountedMinor }] as const] : []
      }),
    )
  }
