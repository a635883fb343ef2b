import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/ops/reconciliation-days.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { addDays, brasiliaDay } from '../../common/domain/brasilia-day.ts'
import type { ReconciliationContext } from '../context.ts'
import { runOfDay, spanOfDay, stateOfDay } from '../domain/day-states.ts'
import {
  countOpen,
  isRunWaiting,
  listClosedDays,
  listFindingNotes,
  listRunsIn,
} from '../repository/days.ts'
import { listFindings } from '../repository/runs.ts'
import type { ClosedDayRow, FindingNoteRow, ReconciliationRunRow } from '../repository/tables.ts'
import { presentReconciliation } from './present-reconciliation.ts'

type Day = contract.OpenedDay
type Listed = Answer<typeof contract.listReconciledDays>['days'][number]

const listedDays = 31
/** Nights and runs on demand that touch the days of a list. */
const runsMax = 200
/** How long institutions keep their lists. */
const reachDays = 5 * 365

type Facts = {
  readonly day: string
  readonly run: ReconciliationRunRow | undefined
  readonly closing: ClosedDayRow | undefined
  readonly counts: { readonly open: number; readonly noted: number } | undefined
}

const presentDay = ({ day, run, closing, counts }: Facts): Listed => {
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

/** The last days of a brand, the newest first, each with the newest run that covers it. */
export const createListReconciledDays =
  (context: ReconciliationContext) =>
  async (brandId: number): Promise<Listed[]> => {
    const { database, clock } = context
    const toOn = addDays(brasiliaDay(clock.now()), -1)
    const fromOn = addDays(toOn, 1 - listedDays)
    const span = { brandId, from: spanOfDay(fromOn).from, until: spanOfDay(toOn).until }
    const [runs, closed] = await Promise.all([
      listRunsIn(database, span, runsMax),
      listClosedDays(database, brandId, { fromOn, toOn }),
    ])
    const days = Array.from({ length: listedDays }, (_, index) => addDays(toOn, -index))
    const runOf = new Map(days.map((day) => [day, runOfDay(runs, day)]))
    const runIds = new Set([...runOf.values()].flatMap((run) => (run ? [run.id] : [])))
    const counts = await countOpen(database, brandId, [...runIds])
    return days.map((day) => {
      const run = runOf.get(day)
      const closing = closed.find((one) => one.day === day)
      return presentDay({ day, run, closing, counts: run && counts.get(run.id) })
    })
  }

const presentNote = ({ id, operator, note, at }: FindingNoteRow) => ({
  noteId: id,
  operator,
  note,
  at: at.toISOString(),
})

const readFindings = async (
  { database }: ReconciliationContext,
  brandId: number,
  run: ReconciliationRunRow | undefined,
): Promise<Day['findings']> => {
  if (!run) return []
  const findings = await listFindings(database, run.id)
  const subjects = findings.map(({ subject }) => subject)
  const notes = await listFindingNotes(database, brandId, subjects)
  return findings.map(({ kind, subject, mended, detail, resolved_at }) => ({
    kind,
    subject,
    isMended: mended,
    detail,
    resolvedAt: resolved_at?.toISOString() ?? null,
    notes: notes.filter((note) => note.kind === kind && note.subject === subject).map(presentNote),
  }))
}

/** A day of a brand with both sides and its differences. @throws Refusal `reconciliation.day_out_of_range` */
export const createOpenReconciledDay =
  (context: ReconciliationContext) =>
  async (brandId: number, day: string): Promise<Day> => {
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
