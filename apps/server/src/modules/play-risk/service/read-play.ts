import { hasUnreadChanges, numberChanges, readChanges } from '../../bets/index.ts'
import type { PlayRiskNeeds } from '../needs.ts'
import { markDays } from '../repository/changed.ts'

const consumer = 'play_risk'

/**
 * A job: marks the days on which something happened, in the order of settled bets and of the ledger; each position
 * moves in the transaction that marks. Marking a day twice changes nothing.
 */
export const createReadPlay =
  ({ database, wallet, cashier }: PlayRiskNeeds) =>
  async (): Promise<void> => {
    const readPage = (): Promise<number> =>
      database.inTx(async (tx) => {
        const bets = await readChanges(tx, consumer)
        await markDays(
          tx,
          bets.map(({ memberId, placedAt }) => ({ memberId, at: placedAt })),
        )
        return bets.length
      })
    if (await hasUnreadChanges(database, consumer)) {
      await numberChanges(database)
      while ((await readPage()) > 0);
    }
    await wallet.transferStream.project({
      consumer,
      kinds: cashier.kinds,
      call: 'play_risk.read_money',
    })
  }
