import { balanceHandedOver, fundHouses } from './domain/transfers.ts'
import type { PrizesNeeds } from './needs.ts'
import { createHandOverPrize, handOverKind } from './service/hand-over-prize.ts'
import { createListPrizes } from './service/list-prizes.ts'
import { createNotePrize } from './service/note-prize.ts'
import { createReadBalances, createReadUnpaid } from './service/read-unpaid.ts'
import { createReturnPrize } from './service/return-prize.ts'
import { createShowPrize } from './service/show-prize.ts'

/** Prizes and other money of members that is not paid: how long, why, and what is done about it. */
export const createPrizes = async (needs: PrizesNeeds) => {
  await needs.wallet.registerKinds([balanceHandedOver])
  for (const house of fundHouses) await needs.wallet.registerHouse(house)
  return {
    /** A job, every minute. */
    readUnpaid: createReadUnpaid(needs),
    /** A job, every hour. */
    readBalances: createReadBalances(needs),
    listPrizes: createListPrizes(needs),
    showPrize: createShowPrize(needs),
    notePrize: createNotePrize(needs),
    returnPrize: createReturnPrize(needs),
    handOverPrize: createHandOverPrize(needs),
    changeKinds: [handOverKind(needs)],
  }
}

export type Prizes = Awaited<ReturnType<typeof createPrizes>>
