import type { OpenIntegrityCase } from '@trevo/contract/ops/compliance/integrity.ts'
import type { IntegrityNeeds } from '../needs.ts'
import { addEvent, lockCaseOf } from './add-event.ts'
import type { By } from './open-integrity-case.ts'
import { createShowIntegrityCase } from './show-integrity-case.ts'

/** Notes what was found out; also after the end of a case. */
export const createNoteIntegrityCase =
  (needs: IntegrityNeeds) =>
  async (by: By, caseId: string, reason: string): Promise<OpenIntegrityCase> => {
    const { brandId } = by
    await needs.database.inTx(async (tx) => {
      const row = await lockCaseOf(tx, { brandId, caseId })
      await addEvent(needs, tx, row, { kind: 'noted', text: reason.trim(), by })
    })
    return createShowIntegrityCase(needs)(brandId, caseId)
  }
