import { createDatabase } from '@trevo/database/connect.ts'
import { createVip, type Vip } from '../modules/vip/index.ts'
import type { Wallet } from '../modules/wallet/index.ts'
import { countedStakes, returnedStakes } from './counted-stakes.ts'
import type { Platform } from './platform.ts'

/** Levels that members reach by what they stake. */
export const buildVip = (
  { pools, clock }: Platform,
  { wallet }: { readonly wallet: Wallet },
): Vip =>
  createVip({
    database: createDatabase(pools.requests),
    clock,
    wallet,
    play: { stakeKinds: countedStakes, returnedKinds: returnedStakes },
  })
