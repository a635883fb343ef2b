import type { IntegrityNeeds } from './needs.ts'
import { createDismissIntegrityCase } from './service/dismiss-integrity-case.ts'
import { createDownloadManipulationNotice } from './service/download-manipulation-notice.ts'
import { createListIntegrityCases } from './service/list-integrity-cases.ts'
import { createNoteIntegrityCase } from './service/note-integrity-case.ts'
import { createNoticeManipulation, noticeKind } from './service/notice-manipulation.ts'
import { createOpenIntegrityCase } from './service/open-integrity-case.ts'
import { createShowIntegrityCase } from './service/show-integrity-case.ts'

/** Suspected manipulation of matches, and its notice to the regulator. */
export const createIntegrity = (needs: IntegrityNeeds) => ({
  listIntegrityCases: createListIntegrityCases(needs),
  showIntegrityCase: createShowIntegrityCase(needs),
  openIntegrityCase: createOpenIntegrityCase(needs),
  noteIntegrityCase: createNoteIntegrityCase(needs),
  dismissIntegrityCase: createDismissIntegrityCase(needs),
  noticeManipulation: createNoticeManipulation(needs),
  downloadManipulationNotice: createDownloadManipulationNotice(needs),
  changeKinds: [noticeKind(needs)],
})

export type Integrity = ReturnType<typeof createIntegrity>
