import { transferKinds } from './domain/transfers.ts'
import type { TransfersNeeds } from './needs.ts'
import { createEndStuck } from './service/end-transfer.ts'
import { createWalletTransfer } from './service/wallet-transfer.ts'
import { createRecallFunds } from './service/recall-funds.ts'
import { createSendMoney } from './service/send-money.ts'
import { createShowFunds } from './service/show-funds.ts'
import { createTransferMany } from './service/transfer-many.ts'
import { createReturnFromVault } from './service/return-from-vault.ts'
import { createVault } from './service/vault.ts'
import { createListWallets } from './service/list-wallets.ts'

export type Transfers = Awaited<ReturnType<typeof createTransfers>>

/** Money between a member's own wallets, and between a member and the people above and below. */
export const createTransfers = async (needs: TransfersNeeds) => {
  await needs.wallet.registerKinds(transferKinds)
  return {
    listWallets: createListWallets(needs),
    showFunds: createShowFunds(needs),
    walletTransfer: createWalletTransfer(needs),
    recallFunds: createRecallFunds(needs),
    ...createSendMoney(needs),
    ...createVault(needs),
    ...createReturnFromVault(needs),
    transferMany: createTransferMany(needs),
    /** A job: queries vendors about unanswered transfers, and ends them. */
    endStuck: createEndStuck(needs),
    close: async (): Promise<void> => {
      await Promise.all(needs.vendors.map(({ client }) => client.close()))
    },
  }
}
