import { transferKinds } from './domain/transfers.ts'
import type { TransfersDependencies } from './service/dependencies.ts'
import { createEndStuck } from './service/end-transfer.ts'
import { createMoveFunds, createRecallFunds } from './service/move-funds.ts'
import { createSendMoney } from './service/send-money.ts'
import { createShowFunds } from './service/show-funds.ts'
import { createShowWallets } from './service/show-wallets.ts'

export type Transfers = Awaited<ReturnType<typeof createTransfers>>

/** Money between a member's own wallets, and between a member and the people above and below. */
export const createTransfers = async (dependencies: TransfersDependencies) => {
  await dependencies.wallet.registerKinds(transferKinds)
  const { up, down, people } = createSendMoney(dependencies)
  return {
    showWallets: createShowWallets(dependencies),
    showFunds: createShowFunds(dependencies),
    moveFunds: createMoveFunds(dependencies),
    recallFunds: createRecallFunds(dependencies),
    sendUp: up,
    sendDown: down,
    people,
    /** A job: asks vendors about transfers that got no answer, and ends them. */
    endStuck: createEndStuck(dependencies),
    close: async (): Promise<void> => {
      await Promise.all(dependencies.vendors.map(({ client }) => client.close()))
    },
  }
}
