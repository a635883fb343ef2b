import type { LoyaltyPreview } from '@trevo/contract/ops/giving/loyalty.ts'
import type { LoyaltySetting } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { countsFromOf, startsAtOf } from '../domain/starts-at.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { findAllFaults, shownFacts } from './change-loyalty-setting.ts'
import { judgeSetting } from './judge-setting.ts'
import { readCurrent } from './setting-stores.ts'

/** What a setting would change, from when on, and what it costs; nothing is stored. */
export const createPreviewLoyaltySetting =
  (needs: LoyaltyNeeds) =>
  (brandId: number, setting: LoyaltySetting): Promise<LoyaltyPreview> =>
    needs.database.inTx(async (tx) => {
      const before = await readCurrent(tx, brandId, setting)
      const of = { setting, before }
      const faults = await findAllFaults(needs, tx, brandId, of)
      const from = countsFromOf(setting)
      const timeZone = needs.settings.timeZoneOf(brandId)
      // Figures of a setting that contradicts itself mean nothing.
      const { figures, overMissions } =
        faults.length > 0
          ? { figures: [], overMissions: [] }
          : await judgeSetting(needs, tx, brandId, of)
      return {
        startsAt:
          from === 'at_once' ? null : startsAtOf(from, needs.clock.now(), timeZone).toISOString(),
        ...shownFacts(setting, before),
        figures: [...figures],
        faults: [...faults],
        overMissions: overMissions.map(({ name, worthMinor, boundMinor }) => ({
          name,
          worth: formatMoney(worthMinor),
          bound: formatMoney(boundMinor),
        })),
      }
    })
