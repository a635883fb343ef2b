import type { OpenedDay } from '@trevo/contract/ops/payments/reconciliation-days.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import type { ReconciliationContext } from '../context.ts'
import { insertClosedDay } from '../repository/days.ts'
import { createOpenReconciledDay } from './open-reconciled-day.ts'

type Closing = {
  readonly brandId: number
  readonly operator: string
  readonly day: string
  /** The run that the operator looked at. */
  readonly runId: string
  readonly remark: string
}

/**
 * A named person closes a compared day. @throws Refusal `reconciliation.day_closed`,
 * `reconciliation.day_not_ready` while a difference has neither an end nor a note, `reconciliation.run_newer`
 * where the operator looked at an older run
 */
export const createCloseReconciledDay =
  (context: ReconciliationContext) =>
  async ({ brandId, operator, day, runId, remark }: Closing): Promise<OpenedDay> => {
    const open = createOpenReconciledDay(context)
    const seen = await open(brandId, day)
    if (seen.closing) throw new Refusal('reconciliation.day_closed')
    if (seen.runId !== null && seen.runId !== runId) throw new Refusal('reconciliation.run_newer')
    if (seen.state !== 'ready') {
      const count = seen.openCount - seen.notedCount
      throw new Refusal('reconciliation.day_not_ready', { count })
    }
    const isFirst = await context.database.inTx(async (tx) => {
      const before = { status: seen.state }
      noteAct({ target: day, before, after: { status: 'closed', runId }, reason: remark })
      return insertClosedDay(tx, {
        brand_id: brandId,
        day,
        run_id: runId,
        closed_by: operator,
        closed_at: context.clock.now(),
        noted: seen.notedCount,
        remark,
      })
    })
    if (!isFirst) throw new Refusal('reconciliation.day_closed')
    return open(brandId, day)
  }
