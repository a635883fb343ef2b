import type { IntegrityCase, OpenIntegrityCase } from '@trevo/contract/ops/compliance/integrity.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noticeKindName } from '../domain/change-kinds.ts'
import type { IntegrityNeeds } from '../needs.ts'
import { findCase, listEvents } from '../repository/cases.ts'
import type { CaseRow } from '../repository/tables.ts'

/** Of one case. */
export const eventsMax = 200

/** A case as operators are shown it. */
export const presentCase = (row: CaseRow, now: Date): IntegrityCase => ({
  caseId: String(row.case_id),
  matchId: String(row.match_id),
  match: row.match,
  league: row.league,
  state: row.state,
  openedAt: row.opened_at.toISOString(),
  openedBy: row.opened_by,
  dueAt: row.due_at.toISOString(),
  isLate: row.state === 'open' && row.due_at <= now,
})

/** One case with its course. @throws Refusal `integrity.case_unknown` */
export const createShowIntegrityCase =
  ({ database: { db }, clock, staff }: IntegrityNeeds) =>
  async (brandId: number, caseId: string): Promise<OpenIntegrityCase> => {
    const row = await findCase(db, brandId, BigInt(caseId))
    if (!row) throw new Refusal('integrity.case_unknown')
    const events = await listEvents(db, row.case_id, eventsMax)
    const waiting = await staff.listWaiting(brandId, noticeKindName, [caseId])
    return {
      ...presentCase(row, clock.now()),
      grounds: row.grounds,
      events: events.map(({ kind, at, operator, text }) => ({
        kind,
        at: at.toISOString(),
        operator,
        text,
      })),
      noticeSha256: row.notice_sha256?.toString('hex') ?? null,
      askedBy: waiting.get(caseId)?.askedBy ?? null,
    }
  }
