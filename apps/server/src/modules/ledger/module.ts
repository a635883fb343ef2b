import { adjustmentKinds } from './domain/transfers.ts'
import type { LedgerNeeds } from './needs.ts'
import { listAdjustmentsBetween } from './repository/adjustments.ts'
import { adjustBalanceKind } from './service/adjust-balance-kind.ts'
import { createAdjustBalance } from './service/adjust-balance.ts'
import { createAddEvidence } from './service/add-evidence.ts'
import { createOpenEvidence } from './service/open-evidence.ts'
import { createListAdjustments } from './service/list-adjustments.ts'
import { createListHolds } from './service/list-holds.ts'
import {
  createListHouseMovements,
  createListHouses,
  createListLedgerProofs,
} from './service/list-houses.ts'
import { createOpenAdjustment } from './service/open-adjustment.ts'
import { createSearchTransfers } from './service/search-transfers.ts'
import { transferFinder } from './service/transfer-finder.ts'
import { createShowTransfer } from './service/show-transfer.ts'

/** The ledger for those who look after it. */
export const createLedger = async (needs: LedgerNeeds) => {
  await needs.wallet.registerKinds(adjustmentKinds)
  const searchTransfers = createSearchTransfers(needs)
  return {
    searchTransfers,
    finders: [transferFinder(searchTransfers)],
    showTransfer: createShowTransfer(needs),
    listHouses: createListHouses(needs),
    listHouseMovements: createListHouseMovements(needs),
    listHolds: createListHolds(needs),
    listLedgerProofs: createListLedgerProofs(needs),
    openAdjustment: createOpenAdjustment(needs),
    adjustBalance: createAdjustBalance(needs),
    addEvidence: createAddEvidence(needs),
    openEvidence: createOpenEvidence(needs),
    listAdjustments: createListAdjustments(needs),
    /** Of a span, for reports. */
    listAdjustmentsBetween: (page: Parameters<typeof listAdjustmentsBetween>[1]) =>
      listAdjustmentsBetween(needs.database.db, page),
    changeKinds: [adjustBalanceKind(needs)],
  }
}

export type Ledger = Awaited<ReturnType<typeof createLedger>>
