import type { Body } from '@trevo/contract/endpoint.ts'
import type {
  OpenIntegrityCase,
  openIntegrityCase,
} from '@trevo/contract/ops/compliance/integrity.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import { noticeDueAt } from '../domain/notice-clock.ts'
import type { IntegrityNeeds } from '../needs.ts'
import {
  findByClientId,
  hasOpenCase,
  insertCase,
  insertEvent,
  lockMatch,
} from '../repository/cases.ts'
import type { IntegrityTables } from '../repository/tables.ts'
import { createShowIntegrityCase } from './show-integrity-case.ts'

/** Who acts for a brand. */
export type By = { readonly brandId: number; readonly username: string }

/** Opens a case about a match of the brand; its clock runs from now on. The same id again is the same case. */
export const createOpenIntegrityCase =
  (needs: IntegrityNeeds) =>
  async (
    { brandId, username }: By,
    { clientId, matchId, reason }: Body<typeof openIntegrityCase>,
  ): Promise<OpenIntegrityCase> => {
    const { database, clock, settings, sportsbook } = needs
    const grounds = reason.trim()
    const caseId = await database.inTx(async (tx) => {
      const db = tables<IntegrityTables>(tx)
      await lockMatch(db, brandId, BigInt(matchId))
      const known = await findByClientId(db, clientId)
      if (known) {
        const isSame = known.brand_id === brandId && String(known.match_id) === matchId
        if (!isSame) throw new Refusal('request.id_reused')
        return known.case_id
      }
      const match = await sportsbook.findMatch(tx, brandId, BigInt(matchId))
      if (!match) throw new Refusal('sportsbook.match_unknown')
      if (await hasOpenCase(db, brandId, BigInt(matchId))) throw new Refusal('integrity.case_open')
      const at = clock.now()
      const dueAt = noticeDueAt(at, settings.noticeDaysOf(brandId))
      const opened = await insertCase(db, {
        brand_id: brandId,
        client_id: clientId,
        match_id: BigInt(matchId),
        match: match.name,
        league: match.league,
        state: 'open',
        grounds,
        opened_at: at,
        opened_by: username,
        due_at: dueAt,
        notice: null,
        notice_sha256: null,
      })
      const { case_id: id } = opened
      await insertEvent(db, { case_id: id, at, kind: 'opened', operator: username, text: grounds })
      noteAct({ target: `integrity ${id}`, before: {}, after: { match: match.name, grounds } })
      return id
    })
    return createShowIntegrityCase(needs)(brandId, String(caseId))
  }
