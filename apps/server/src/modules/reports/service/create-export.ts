import { isDeepStrictEqual } from 'node:util'
import { dayMs } from '@trevo/calendar/durations.ts'
import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import {
  exportRights,
  type createExport,
  type ReportExport,
} from '@trevo/contract/ops/ledger/exports.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import { ceilingOf, type Operator } from '../../../platform/http/actor.ts'
import { lengthOf } from '../domain/days.ts'
import type { ReportsNeeds } from '../needs.ts'
import { findExport, insertExport, listExportsOf, type ExportRow } from '../repository/exports.ts'
import { spanDaysMax } from './list-revenue.ts'

/** How long a finished file can be opened. */
export const exportLifeMs = dayMs
const underWayMax = 3
export const listedMs = 7 * exportLifeMs

export const presentExport = (row: ExportRow): ReportExport => ({
  exportId: row.id,
  content: row.content,
  format: row.format,
  state: row.state,
  reason: row.reason,
  lines: Number(row.lines),
  bytes: Number(row.bytes),
  isCut: row.is_cut,
  askedAt: row.asked_at.toISOString(),
  readyAt: row.ready_at?.toISOString() ?? null,
  expiresAt: row.ready_at ? new Date(row.ready_at.getTime() + exportLifeMs).toISOString() : null,
})

/** What the audit keeps of a file: what it contains, by filters that are set. */
const factsOf = (content: ExportRow['content']): Readonly<Record<string, string>> => {
  const { what, ...rest } = content
  const set = Object.entries('filter' in rest ? rest.filter : rest)
  return Object.fromEntries(
    [['what', what], ...set].flatMap(([name, value]) =>
      value === undefined ? [] : [[String(name), String(value)]],
    ),
  )
}

/** Asks for a file; it may contain only what the operator may read on a screen. */
export const createCreateExport =
  ({ database: { db }, clock }: ReportsNeeds) =>
  async (
    by: Pick<Operator, 'operatorId' | 'username' | 'brandId' | 'rights'>,
    language: Language,
    { exportId, content, format, reason }: Body<typeof createExport>,
  ): Promise<Answer<typeof createExport>> => {
    ceilingOf(by.rights, exportRights[content.what])
    if (content.what === 'movements') {
      const length = lengthOf(content)
      if (length < 1 || length > spanDaysMax) {
        throw new Refusal('report.span_too_long', { days: spanDaysMax })
      }
    }
    const known = await findExport(db, exportId)
    if (known) return answerAgain(known, by.operatorId, content, format)
    const now = clock.now()
    const recent = await listExportsOf(db, by.operatorId, new Date(now.getTime() - listedMs))
    const underWay = recent.filter(({ state }) => state === 'waiting' || state === 'writing')
    if (underWay.length >= underWayMax) throw new Refusal('export.too_many')
    noteAct({ target: exportId, after: { ...factsOf(content), format } })
    await insertExport(db, {
      id: exportId,
      brand_id: by.brandId,
      operator_id: by.operatorId,
      operator: by.username,
      content,
      format,
      language,
      reason: reason.trim(),
      asked_at: now,
    })
    const row = await findExport(db, exportId)
    if (!row) throw new Error('reports: an export is gone')
    return answerAgain(row, by.operatorId, content, format)
  }

const answerAgain = (
  row: ExportRow,
  operatorId: bigint,
  content: ExportRow['content'],
  format: ExportRow['format'],
): ReportExport => {
  const isSame =
    row.operator_id === operatorId &&
    row.format === format &&
    isDeepStrictEqual(row.content, content)
  if (!isSame) throw new Refusal('request.id_reused')
  return presentExport(row)
}
