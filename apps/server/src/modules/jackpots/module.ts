import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listJackpots } from '@trevo/contract/wps/jackpots.ts'
import type { Reader } from '@trevo/languages/texts.ts'
import type { ChangeKind } from '../../platform/approvals/change-kind.ts'
import { shownAmount } from './domain/shown-amount.ts'
import { jackpotKinds } from './domain/transfers.ts'
import type { JackpotNeeds, JackpotWon } from './needs.ts'
import { countRunningPools, listPools } from './repository/pools.ts'
import { createJackpotDesk, type JackpotDesk } from './service/jackpot-desk.ts'
import { jackpotGameKind, jackpotKind } from './service/jackpot-kinds.ts'
import { createListJackpots } from './service/list-jackpots.ts'
import { createOpenPools } from './service/open-pools.ts'
import { createFillPools } from './service/fill-pools.ts'

/** The current amounts of a brand's pools. */
export type PoolAmounts = {
  readonly brandId: number
  readonly pools: readonly { readonly code: string; readonly amount: string }[]
}

type Listeners = {
  readonly onAmounts: (amounts: PoolAmounts) => void
  readonly onWon: (won: JackpotWon) => void
}

export type Jackpots = {
  /** Has settled bets contribute and pays pools that are full; a job, every half second. */
  fillPools(): Promise<void>
  listJackpots(brandId: number, reader: Reader): Promise<Answer<typeof listJackpots>>
  /** Of the pools that `listJackpots` lists. */
  countPools(brandId: number): Promise<number>
  /** What operators see and change. */
  readonly desk: JackpotDesk
  /** What two persons decide. */
  readonly changeKinds: readonly ChangeKind[]
  /** Called on the copy that settled them: the pools' current amounts, and winners. Once, not retried. */
  subscribe(listeners: Listeners): void
}

/** Jackpot pools of games, each won by one stake. Opens configured pools. */
export const createJackpots = async (needs: JackpotNeeds): Promise<Jackpots> => {
  const { wallet, database } = needs
  await wallet.registerKinds(jackpotKinds)
  const openPools = createOpenPools(needs)
  await openPools()
  const fillPools = createFillPools(needs)
  const listeners: Listeners[] = []

  const publishAmounts = async (brands: ReadonlySet<number>): Promise<void> => {
    const pools = await listPools(database.db)
    for (const brandId of brands) {
      const own = pools
        .filter((pool) => pool.brand_id === brandId)
        .map((pool) => ({ code: pool.code, amount: shownAmount(pool.balance_minor) }))
      for (const { onAmounts } of listeners) onAmounts({ brandId, pools: own })
    }
  }
  return {
    fillPools: async () => {
      const { brands, wins } = await fillPools()
      for (const win of wins) for (const { onWon } of listeners) onWon(win)
      if (brands.size > 0) await publishAmounts(brands)
    },
    listJackpots: createListJackpots(needs),
    countPools: (brandId) => countRunningPools(database.db, brandId),
    desk: createJackpotDesk(needs),
    changeKinds: [jackpotKind(openPools), jackpotGameKind(needs)],
    subscribe: (listener) => void listeners.push(listener),
  }
}
