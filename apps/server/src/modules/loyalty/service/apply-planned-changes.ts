import { LoyaltySetting } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { listDue, lockLoyalty, lockPlanned, notePlanned } from '../repository/planned-changes.ts'
import { writeSetting } from './setting-stores.ts'

/**
 * A job: changes whose moment has come begin. One that the database refuses by then, because
 * something beside it changed, waits with the reason, and the others go on.
 */
export const createApplyPlannedChanges =
  ({ database, clock, settings, logger }: LoyaltyNeeds) =>
  async (): Promise<void> => {
    const now = clock.now()
    for (const due of await listDue(database.db, now)) {
      const { id, brand_id: brandId } = due
      try {
        await database.inTx(async (tx) => {
          await lockLoyalty(tx, brandId)
          const row = await lockPlanned(tx, id)
          if (!row) return
          const setting = LoyaltySetting.parse(row.setting)
          const timeZone = settings.timeZoneOf(brandId)
          await writeSetting(tx, brandId, setting, { at: row.starts_at, now, timeZone })
          await notePlanned(tx, id, { applied_at: now, problem: null })
        })
      } catch (error) {
        logger.warn({ err: error, changeId: id }, 'a planned change of loyalty did not begin')
        const problem = error instanceof Error ? error.message.slice(0, 300) : String(error)
        await notePlanned(database.db, id, { problem })
      }
    }
  }
