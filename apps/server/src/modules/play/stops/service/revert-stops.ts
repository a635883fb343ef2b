import type { PlayContext } from '../../common/context.ts'
import { isActive, scopeOfRow, targetOf } from '../../common/domain/stop-scope.ts'
import { endStop, listUnended, lockStop } from '../../common/repository/stops.ts'

/**
 * Ends stops that nobody confirmed in time, or whose confirmation was refused or withdrawn; a job. An overdue
 * one has no effect any more before this writes it down.
 */
export const createRevertStops =
  ({ database, clock, staff, stops }: PlayContext) =>
  async (): Promise<number> => {
    const unconfirmed = (await listUnended(database.db)).filter(
      ({ confirmed_at }) => confirmed_at === null,
    )
    let count = 0
    for (const stop of unconfirmed) {
      const { id, brand_id: brandId } = stop
      const target = targetOf(scopeOfRow(stop))
      const waiting = await staff.listWaiting(brandId, 'stopPlay', [target])
      const isDue = !isActive(stop, clock.now()) || !waiting.has(target)
      if (!isDue) continue
      const isEnded = await database.inTx(async (tx) => {
        const locked = await lockStop(tx, id)
        // Confirmed or ended in between.
        if (!locked || locked.confirmed_at !== null || locked.ended_at !== null) return false
        await endStop(tx, id, { how: 'reverted', by: null, at: clock.now() })
        return true
      })
      if (isEnded) count += 1
    }
    if (count > 0) stops.noteChanged()
    return count
  }
