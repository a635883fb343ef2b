import { adjustmentKinds } from './domain/transfers.ts'
import type { LedgerNeeds } from './needs.ts'
import { adjustBalanceKind, createAdjustments } from './service/adjust-balance.ts'
import { createExploreLedger } from './service/explore-ledger.ts'

/** The ledger for those who look after it. */
export const createLedger = async (needs: LedgerNeeds) => {
  await needs.wallet.registerKinds(adjustmentKinds)
  return {
    ...createExploreLedger(needs),
    ...createAdjustments(needs),
    changeKinds: [adjustBalanceKind(needs)],
  }
}

export type Ledger = Awaited<ReturnType<typeof createLedger>>
