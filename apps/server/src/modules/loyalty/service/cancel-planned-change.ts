import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { isKnownChange, lockPlanned, notePlanned } from '../repository/planned-changes.ts'

type By = { readonly brandId: number; readonly username: string }

/**
 * A change that has not begun never begins.
 * @throws Refusal `loyalty.unknown`, `loyalty.started`
 */
export const createCancelPlannedChange =
  ({ database, clock }: LoyaltyNeeds) =>
  ({ brandId, username }: By, changeId: string, reason: string): Promise<{ target: string }> =>
    database.inTx(async (tx) => {
      const row = await lockPlanned(tx, changeId)
      if (row?.brand_id !== brandId) {
        const isKnown = await isKnownChange(tx, brandId, changeId)
        throw new Refusal(isKnown ? 'loyalty.started' : 'loyalty.unknown')
      }
      await notePlanned(tx, changeId, { cancelled_at: clock.now(), cancelled_by: username })
      noteAct({ target: row.target, before: row.after, after: row.before, reason })
      return { target: row.target }
    })
