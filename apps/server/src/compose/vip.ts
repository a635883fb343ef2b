import { createDatabase } from '@trevo/database/connect.ts'
import { createVip, type Vip } from '../modules/vip/index.ts'
import { sumValidStakes } from '../modules/rewards/index.ts'
import type { Platform } from './platform.ts'

/** Levels that members reach by what they stake. */
export const buildVip = ({ pools, clock }: Platform): Vip =>
  createVip({
    database: createDatabase(pools.requests),
    clock,
    rewards: {
      sumValidStakes: (memberId, since) =>
        sumValidStakes(createDatabase(pools.requests).db, memberId, since),
    },
  })
