import { tables } from '@trevo/database/connect.ts'
import type { PrivacyNeeds } from '../needs.ts'
import { endRequest, expireExports, lockNext, saveExport } from '../repository/requests.ts'
import type { PrivacyTables } from '../repository/tables.ts'
import { createWriteExport } from './write-export.ts'

/** A file that nobody opens is deleted after this time. */
const openMs = 86_400_000
const atOnceMax = 20
const expiredMax = 200

/**
 * A job: makes exports and carries out erasures, one in a transaction, and deletes files whose day is over. What
 * fails waits for the next run.
 */
export const createRunRequests = (needs: PrivacyNeeds) => {
  const { database, clock, erasers } = needs
  const { sealing } = needs.secrets
  const writeExport = createWriteExport(needs)
  const runNext = (): Promise<boolean> =>
    database.inTx(async (tx) => {
      const db = tables<PrivacyTables>(tx)
      const row = await lockNext(db)
      if (!row) return false
      const whose = { memberId: row.member_id, brandId: row.brand_id }
      const now = clock.now()
      if (row.kind === 'erase') {
        for (const { erase } of erasers) await erase(tx, whose)
        await endRequest(db, row.request_id, { at: now })
        return true
      }
      const sealed = sealing.seal(await writeExport(whose, 'PT'), row.request_id)
      await saveExport(db, row.request_id, { sealed, openUntil: new Date(now.getTime() + openMs) })
      return true
    })
  return async (): Promise<void> => {
    await expireExports(database.db, clock.now(), expiredMax)
    for (let done = 0; done < atOnceMax && (await runNext()); done += 1);
  }
}
