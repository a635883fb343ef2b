import { createDatabase } from '@trevo/database/connect.ts'
import { createVip, type Vip } from '../../modules/vip/index.ts'
import { sumValidStakes, sumValidStakesOf } from '../../modules/rewards/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import type { Platform } from '../platform.ts'
import { timeZoneOf } from '../time-zone-of.ts'

/** Levels that members reach by their stakes. */
export const buildVip = (
  { pools, clock }: Platform,
  { settings }: { readonly settings: Settings },
): Vip =>
  createVip({
    database: createDatabase(pools.requests),
    clock,
    settings: { timeZoneOf: timeZoneOf(settings) },
    rewards: {
      sumValidStakes: (memberId, since, tx) =>
        sumValidStakes(tx ?? createDatabase(pools.requests).db, memberId, since),
      sumValidStakesOf: (memberIds, since) =>
        sumValidStakesOf(createDatabase(pools.requests).db, memberIds, since),
    },
  })
