import { addDays, brasiliaDay, endOfDay } from '../../common/domain/brasilia-day.ts'
import type { ReconciliationContext } from '../context.ts'
import { listBrandIds } from '../repository/deposits-in-span.ts'
import { findLastNight } from '../repository/runs.ts'
import { createAskReconciliation } from './ask-reconciliation.ts'
import { dayMs } from '@trevo/calendar/durations.ts'

const nightReachMaxMs = 30 * dayMs

/** Requests, for every brand, a run from the end of the last nightly run up to the end of yesterday in Brasília. */
export const createAskNightly = (context: ReconciliationContext) => async (): Promise<void> => {
  const { database, clock } = context
  const now = clock.now()
  const until = endOfDay(addDays(brasiliaDay(now), -1))
  for (const brandId of await listBrandIds(database)) {
    const last = (await findLastNight(database, brandId)) ?? new Date(until.getTime() - dayMs)
    const from = new Date(Math.max(last.getTime(), until.getTime() - nightReachMaxMs))
    if (from < until) await createAskReconciliation(context)(brandId, { from, until }, 'nightly')
  }
}
