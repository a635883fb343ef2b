import type { Pool } from '@trevo/database/connect.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { countDrifted, listDrifts, listHouseEntries, listHouses } from './repository/houses.ts'
import { findTransfers, listHolds, listTransfersOf } from './repository/transfers.ts'

/** What a search by an own id returns at most. */
const foundMax = 50

/** The ledger as those who keep it look through it; it moves nothing. */
export const createExplorer = (pool: Pool) => {
  const { db } = createDatabase<Record<never, never>>(pool)
  return {
    /** Every house with its balance over all shards. */
    listHouses: () => listHouses(pool),
    /** The latest entries of a house, newest first. */
    listHouseEntries: (house: string, limit: number) => listHouseEntries(pool, house, limit),
    /** Members' accounts whose debits are refused because they drifted. */
    countDrifted: () => countDrifted(pool),
    listDrifts: (limit: number) => listDrifts(pool, limit),
    /** A transfer with its legs; undefined for one that is not there, or in the archive. */
    explainTransfer: async (transferId: bigint, tx?: Tx) =>
      (await findTransfers(tx ?? db, { transferIds: [transferId] }, 1))[0],
    explainTransfers: async (transferIds: readonly bigint[]) =>
      transferIds.length > 0 ? findTransfers(db, { transferIds }, transferIds.length) : [],
    /** Transfers with one of these ids of their own, from any source. */
    findTransfersByOwnId: (txnIds: readonly string[]) => findTransfers(db, { txnIds }, foundMax),
    listTransfersOf: (memberId: bigint, before: bigint | undefined, limit: number) =>
      listTransfersOf(db, memberId, before, limit),
    /** Money that is held now, the newest first. */
    listHolds: (before: bigint | undefined, limit: number) => listHolds(pool, before, limit),
  }
}

export type Explorer = ReturnType<typeof createExplorer>
