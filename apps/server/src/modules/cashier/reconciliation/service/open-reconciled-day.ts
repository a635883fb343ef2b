import type { OpenedDay } from '@trevo/contract/ops/payments/reconciliation-days.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { ReconciliationContext } from '../context.ts'
import { runOfDay, spanOfDay } from '../domain/day-states.ts'
import { isRunWaiting, listClosedDays, listFindingNotes, listRunsIn } from '../repository/days.ts'
import { listFindings } from '../repository/runs.ts'
import type { FindingNoteRow, ReconciliationRunRow } from '../repository/tables.ts'
import { presentDay, requireEnded, runsMax } from './present-day.ts'
import { presentReconciliation } from './present-reconciliation.ts'

const presentNote = ({ id, operator, note, at }: FindingNoteRow) => ({
  noteId: id,
  operator,
  note,
  at: at.toISOString(),
})

/** Amounts of a difference in the ledger's unit, as money; states as they are. */
const presentDetail = (detail: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      name === 'amountMinor' ? 'amount' : name,
      /^-?\d+$/.test(value) ? formatMoney(BigInt(value)) : value,
    ]),
  )

const readFindings = async (
  { database }: ReconciliationContext,
  brandId: number,
  run: ReconciliationRunRow | undefined,
): Promise<OpenedDay['findings']> => {
  if (!run) return []
  const findings = await listFindings(database, run.id)
  const subjects = findings.map(({ subject }) => subject)
  const notes = await listFindingNotes(database, brandId, subjects)
  return findings.map(({ kind, subject, mended, detail, resolved_at }) => ({
    kind,
    subject,
    isMended: mended,
    detail: presentDetail(detail),
    resolvedAt: resolved_at?.toISOString() ?? null,
    notes: notes.filter((note) => note.kind === kind && note.subject === subject).map(presentNote),
  }))
}

/** A day of a brand with both sides and its differences. @throws Refusal `reconciliation.day_out_of_range` */
export const createOpenReconciledDay =
  (context: ReconciliationContext) =>
  async (brandId: number, day: string): Promise<OpenedDay> => {
    requireEnded(context, day)
    const { database } = context
    const span = { brandId, ...spanOfDay(day) }
    const [runs, [closing], isRunning] = await Promise.all([
      listRunsIn(database, span, runsMax),
      listClosedDays(database, brandId, { fromOn: day, toOn: day }),
      isRunWaiting(database, span),
    ])
    const run = runOfDay(runs, day)
    const findings = await readFindings(context, brandId, run)
    const open = findings.filter((one) => !one.isMended && one.resolvedAt === null)
    const counts = {
      open: open.length,
      noted: open.filter(({ notes }) => notes.length > 0).length,
    }
    return {
      ...presentDay({ day, run, closing, counts }),
      run: run ? presentReconciliation(run) : null,
      findings,
      isRunning,
    }
  }
