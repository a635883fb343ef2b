import type { SigapFile } from '@trevo/contract/ops/compliance/sigap.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { SigapNeeds } from '../needs.ts'
import { insertEvent } from '../repository/files.ts'
import { requeueFile } from '../repository/sending.ts'
import type { SigapTables } from '../repository/tables.ts'
import { presentFile } from './present-file.ts'
import { fileOf } from './find-file.ts'

/** Delivers a file that was rejected, or whose answer does not come, once more. */
export const createResendSigapFile =
  (needs: SigapNeeds) =>
  async (
    by: { readonly brandId: number; readonly username: string },
    fileId: string,
    reason: string,
  ): Promise<SigapFile> => {
    const { database, clock } = needs
    return database.inTx(async (tx) => {
      const db = tables<SigapTables>(tx)
      const row = await fileOf(needs, db, { brandId: by.brandId, fileId }, 'lock')
      if (row.state === 'accepted' || row.state === 'corrected') {
        throw new Refusal('sigap.file_state')
      }
      const now = clock.now()
      await requeueFile(db, fileId, now)
      await insertEvent(db, {
        fileId,
        at: now,
        kind: 'resent',
        text: reason.trim(),
        operator: by.username,
      })
      noteAct({ target: fileId, before: { state: row.state }, after: { state: 'queued' } })
      return presentFile(await fileOf(needs, db, { brandId: by.brandId, fileId }), now)
    })
  }
