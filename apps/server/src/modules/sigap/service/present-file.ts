import type { SigapFile } from '@trevo/contract/ops/compliance/sigap.ts'
import type { FileRow } from '../repository/files.ts'

/** A file as operators see it. */
export const presentFile = (row: FileRow, now: Date): SigapFile => ({
  fileId: row.file_id,
  kind: row.kind,
  day: row.day,
  part: row.part,
  parts: row.parts,
  version: row.version,
  records: row.records,
  state: row.state,
  madeAt: row.made_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  isLate:
    row.state !== 'corrected' &&
    (row.state === 'accepted' ? (row.decided_at ?? now) : now) > row.due_at,
  sentAt: row.sent_at?.toISOString() ?? null,
  decidedAt: row.decided_at?.toISOString() ?? null,
  receipt: row.receipt,
})
