import { createHash } from 'node:crypto'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../platform/approvals/change-kind.ts'
import { noticeKindName } from '../domain/change-kinds.ts'
import { writeNotice } from '../domain/write-notice.ts'
import type { IntegrityNeeds } from '../needs.ts'
import { endCase, listEvents } from '../repository/cases.ts'
import type { CaseRow, IntegrityTables } from '../repository/tables.ts'
import { addEvent, lockCaseOf } from './add-event.ts'
import { eventsMax } from './show-integrity-case.ts'

/** Choices of a match in a notice. */
const choicesMax = 500

const lockOpen = async (tx: Tx, { brandId, target }: ChangeOrder): Promise<CaseRow> => {
  const row = await lockCaseOf(tx, { brandId, caseId: target })
  if (row.state !== 'open') throw new Refusal('integrity.case_ended')
  return row
}

/** The text of a case's notice, from what the book and the case hold in the transaction. */
const writeOf = async (
  { clock, settings, sportsbook }: IntegrityNeeds,
  tx: Tx,
  row: CaseRow,
): Promise<string> => {
  const { brand_id: brandId, match_id: matchId } = row
  const match = await sportsbook.findMatch(tx, brandId, matchId)
  if (!match) throw new Error(`integrity: match ${matchId} is gone`)
  const stakes = await sportsbook.sumStakes(tx, brandId, matchId, choicesMax)
  const events = await listEvents(tables<IntegrityTables>(tx), row.case_id, eventsMax)
  const { cnpj, code } = settings.brandOf(brandId)
  return writeNotice({
    madeAt: clock.now().toISOString(),
    reporter: { cnpj, brand: code },
    case: {
      number: String(row.case_id),
      openedAt: row.opened_at.toISOString(),
      dueAt: row.due_at.toISOString(),
      grounds: row.grounds,
    },
    match: {
      number: String(matchId),
      name: match.name,
      league: match.league,
      startsAt: match.startsAt.toISOString(),
      status: match.status,
    },
    stakes: stakes.map(({ market, selection, slips, stakedMinor }) => ({
      market,
      selection,
      slips,
      staked: formatMoney(stakedMinor),
    })),
    notes: events
      .filter(({ kind }) => kind === 'noted')
      .toReversed()
      .map(({ at, text }) => ({ at: at.toISOString(), text })),
  })
}

/** The file of a notice, made once two persons ask for it. */
export const noticeKind = (needs: IntegrityNeeds): ChangeKind =>
  changeKind<Record<string, never>>({
    kind: noticeKindName,
    right: 'compliance.report',
    input: z.strictObject({}),
    describe: async (tx, order) => {
      const { match, due_at: dueAt, state } = await lockOpen(tx, order)
      const common = { match, dueAt: dueAt.toISOString() }
      return { before: { ...common, state }, after: { ...common, state: 'noticed' } }
    },
    execute: async (tx, order, { asked, decided, reason }) => {
      const row = await lockOpen(tx, order)
      const notice = await writeOf(needs, tx, row)
      const by = { username: `${asked}, ${decided}` }
      await addEvent(needs, tx, row, { kind: 'noticed', text: reason, by })
      await endCase(tables<IntegrityTables>(tx), row.case_id, {
        state: 'noticed',
        notice,
        notice_sha256: createHash('sha256').update(notice).digest(),
      })
    },
  })

/** The first yes, or the second one. */
export const createNoticeManipulation =
  (needs: IntegrityNeeds) =>
  (
    by: { readonly operatorId: bigint; readonly username: string; readonly brandId: number },
    caseId: string,
    asked: { readonly reason: string; readonly requestId?: string | undefined },
  ) =>
    needs.staff.askChange({
      kind: noticeKindName,
      brandId: by.brandId,
      target: caseId,
      input: {},
      reason: asked.reason.trim(),
      requestId: asked.requestId,
      by,
    })
