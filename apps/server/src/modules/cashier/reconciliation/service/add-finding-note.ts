import type { OpenedDay } from '@trevo/contract/ops/payments/reconciliation-days.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import type { ReconciliationContext } from '../context.ts'
import { insertFindingNote } from '../repository/days.ts'
import { createOpenReconciledDay } from './open-reconciled-day.ts'

type Note = {
  readonly brandId: number
  readonly operator: string
  readonly day: string
  readonly noteId: string
  readonly kind: string
  readonly subject: string
  readonly note: string
}

/**
 * What a person found out about a difference of a day. The same id again is the same note. @throws Refusal
 * `reconciliation.finding_unknown`, `reconciliation.day_closed`, `request.id_reused`
 */
export const createAddFindingNote =
  (context: ReconciliationContext) =>
  async ({ brandId, operator, day, noteId, kind, subject, note }: Note): Promise<OpenedDay> => {
    const open = createOpenReconciledDay(context)
    const { findings, closing } = await open(brandId, day)
    if (closing) throw new Refusal('reconciliation.day_closed')
    const isKnown = findings.some((one) => one.kind === kind && one.subject === subject)
    if (!isKnown) throw new Refusal('reconciliation.finding_unknown')
    const at = context.clock.now()
    const kept = await context.database.inTx(async (tx) => {
      noteAct({ target: `${day} ${kind} ${subject}`, after: { note }, reason: note })
      const row = { id: noteId, brand_id: brandId, kind, subject, operator, note, at }
      return insertFindingNote(tx, row)
    })
    const isSame =
      kept.brand_id === brandId &&
      kept.operator === operator &&
      [kept.kind, kept.subject, kept.note].join() === [kind, subject, note].join()
    if (!isSame) throw new Refusal('request.id_reused')
    return open(brandId, day)
  }
