import { Refusal } from '@trevo/platform/refusal.ts'
import { addDays, brasiliaDay, endOfDay } from '../../common/domain/brasilia-day.ts'
import type { ReconciliationContext } from '../context.ts'
import { createAskReconciliation } from './ask-reconciliation.ts'

/** How long institutions keep their lists. */
const reachDays = 5 * 365

/**
 * An operator requests a run over a day in Brasília; for today, up to now. @throws Refusal
 * `reconciliation.day_out_of_range`
 */
export const createReconcileDay =
  (context: ReconciliationContext) =>
  async (brandId: number, day: string, operator: string): Promise<{ runId: string }> => {
    const now = context.clock.now()
    const today = brasiliaDay(now)
    if (day > today || day < addDays(today, -reachDays)) {
      throw new Refusal('reconciliation.day_out_of_range')
    }
    const until = new Date(Math.min(endOfDay(day).getTime(), now.getTime()))
    const span = { from: endOfDay(addDays(day, -1)), until }
    return { runId: await createAskReconciliation(context)(brandId, span, 'demand', operator) }
  }
