import { createDatabase } from '@trevo/database/connect.ts'
import { createRetention, type Retention } from '../../../modules/retention/index.ts'
import type { Settings } from '../../../modules/settings/index.ts'
import type { Platform } from '../../platform.ts'

/** Erasing what is due, by the longest law of all brands: their rows share tables. */
export const buildRetention = (
  { pools, clock }: Platform,
  { settings }: { readonly settings: Settings },
): Retention =>
  createRetention({
    database: createDatabase(pools.requests),
    clock,
    settings: {
      recordYears: () =>
        Math.max(
          ...settings.brands().map(({ id }) => settings.jurisdictionRulesOf(id).recordYears),
        ),
    },
  })
