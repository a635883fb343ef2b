import type { OpenIntegrityCase } from '@trevo/contract/ops/compliance/integrity.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { IntegrityNeeds } from '../needs.ts'
import { endCase } from '../repository/cases.ts'
import type { IntegrityTables } from '../repository/tables.ts'
import { addEvent, lockCaseOf } from './add-event.ts'
import type { By } from './open-integrity-case.ts'
import { createShowIntegrityCase } from './show-integrity-case.ts'

/** Ends an open case in which there is nothing to report. @throws Refusal `integrity.case_ended` */
export const createDismissIntegrityCase =
  (needs: IntegrityNeeds) =>
  async (by: By, caseId: string, reason: string): Promise<OpenIntegrityCase> => {
    const { brandId } = by
    await needs.database.inTx(async (tx) => {
      const row = await lockCaseOf(tx, { brandId, caseId })
      if (row.state !== 'open') throw new Refusal('integrity.case_ended')
      await addEvent(needs, tx, row, { kind: 'dismissed', text: reason.trim(), by })
      const end = { state: 'dismissed', notice: null, notice_sha256: null } as const
      await endCase(tables<IntegrityTables>(tx), row.case_id, end)
    })
    return createShowIntegrityCase(needs)(brandId, caseId)
  }
