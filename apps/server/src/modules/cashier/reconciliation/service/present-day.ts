import type { OpenedDay } from '@trevo/contract/ops/payments/reconciliation-days.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { addDays, brasiliaDay } from '../../common/domain/brasilia-day.ts'
import type { ReconciliationContext } from '../context.ts'
import { stateOfDay } from '../domain/day-states.ts'
import type { ClosedDayRow, ReconciliationRunRow } from '../repository/tables.ts'

/** A day as a list shows it. */
export type ListedDay = Omit<OpenedDay, 'run' | 'findings' | 'isRunning'>

/** Nights and runs on demand that touch the days of a list. */
export const runsMax = 200
/** How long institutions keep their lists. */
const reachDays = 5 * 365

type Facts = {
  readonly day: string
  readonly run: ReconciliationRunRow | undefined
  readonly closing: ClosedDayRow | undefined
  readonly counts: { readonly open: number; readonly noted: number } | undefined
}

/** A day with the run that covers it and what its differences add up to. */
export const presentDay = ({ day, run, closing, counts }: Facts): ListedDay => {
  const { open, noted } = counts ?? { open: 0, noted: 0 }
  return {
    day,
    state: stateOfDay({ run, closing, open, noted }),
    runId: run?.id ?? null,
    doneAt: run?.done_at?.toISOString() ?? null,
    mended: run?.mended ?? 0,
    openCount: open,
    notedCount: noted,
    closing: closing
      ? {
          by: closing.closed_by,
          at: closing.closed_at.toISOString(),
          noted: closing.noted,
          remark: closing.remark,
        }
      : null,
  }
}

/** A day that has ended in Brasília. @throws Refusal `reconciliation.day_out_of_range` */
export const requireEnded = ({ clock }: ReconciliationContext, day: string): void => {
  const today = brasiliaDay(clock.now())
  if (day >= today || day < addDays(today, -reachDays)) {
    throw new Refusal('reconciliation.day_out_of_range')
  }
}
