import { transferKinds } from './domain/transfers.ts'
import type { TransfersNeeds } from './needs.ts'
import { createEndStuck } from './service/end-transfer.ts'
import { createMoveFunds, createRecallFunds } from './service/move-funds.ts'
import { createSendMoney } from './service/send-money.ts'
import { createShowFunds } from './service/show-funds.ts'
import { createShowWallets } from './service/show-wallets.ts'

export type Transfers = Awaited<ReturnType<typeof createTransfers>>

/** Money between a member's own wallets, and between a member and the people above and below. */
export const createTransfers = async (needs: TransfersNeeds) => {
  await needs.wallet.registerKinds(transferKinds)
  const { up, down, people } = createSendMoney(needs)
  return {
    showWallets: createShowWallets(needs),
    showFunds: createShowFunds(needs),
    moveFunds: createMoveFunds(needs),
    recallFunds: createRecallFunds(needs),
    sendUp: up,
    sendDown: down,
    people,
    /** A job: asks vendors about transfers that got no answer, and ends them. */
    endStuck: createEndStuck(needs),
    close: async (): Promise<void> => {
      await Promise.all(needs.vendors.map(({ client }) => client.close()))
    },
  }
}
