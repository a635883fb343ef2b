import type { Answer } from '@trevo/contract/endpoint.ts'
import type { downloadManipulationNotice } from '@trevo/contract/ops/compliance/integrity.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noticeSchema } from '../domain/write-notice.ts'
import type { IntegrityNeeds } from '../needs.ts'
import { addEvent, lockCaseOf } from './add-event.ts'
import type { By } from './open-integrity-case.ts'

/** The file of a notice, as it was made; who took it is an event of the case. */
export const createDownloadManipulationNotice =
  (needs: IntegrityNeeds) =>
  (by: By, caseId: string, reason: string): Promise<Answer<typeof downloadManipulationNotice>> =>
    needs.database.inTx(async (tx) => {
      const row = await lockCaseOf(tx, { brandId: by.brandId, caseId })
      if (row.notice === null) throw new Refusal('integrity.notice_unknown')
      await addEvent(needs, tx, row, { kind: 'downloaded', text: reason.trim(), by })
      return { fileName: `${noticeSchema}-${caseId}.json`, content: row.notice }
    })
