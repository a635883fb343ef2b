import { dayMs } from '@trevo/calendar/durations.ts'
import { tables } from '@trevo/database/connect.ts'
import type { PrivacyNeeds } from '../needs.ts'
import {
  endRequest,
  expireExports,
  findNext,
  lockWaiting,
  noteFailure,
  saveExport,
  type RequestRow,
} from '../repository/requests.ts'
import type { PrivacyTables } from '../repository/tables.ts'
import { waitMs } from '../domain/wait.ts'
import { createWriteExport } from './write-export.ts'

/** A file that nobody opens is deleted after this time. */
const openMs = dayMs
const atOnceMax = 20
const expiredMax = 200

/**
 * A job: makes exports and carries out erasures, and deletes files whose day is over. An erasure is one transaction.
 * An export is written before its own begins, because every module reads over a connection of its own; of two copies
 * that write the same one the first is kept. What fails is tried again later, longer each time, and holds up nobody.
 */
export const createRunRequests = (needs: PrivacyNeeds) => {
  const { database, clock, erasers } = needs
  const { sealing } = needs.secrets
  const writeExport = createWriteExport(needs)

  const erase = (row: RequestRow): Promise<void> =>
    database.inTx(async (tx) => {
      const db = tables<PrivacyTables>(tx)
      if (!(await lockWaiting(db, row.request_id))) return
      const whose = { memberId: row.member_id, brandId: row.brand_id }
      for (const eraser of erasers) await eraser.erase(tx, whose)
      await endRequest(db, row.request_id, { at: clock.now() })
    })

  const makeExport = async ({
    request_id: requestId,
    member_id: memberId,
    brand_id: brandId,
  }: RequestRow): Promise<void> => {
    const sealed = sealing.seal(await writeExport({ memberId, brandId }, 'PT'), requestId)
    const openUntil = new Date(clock.now().getTime() + openMs)
    await saveExport(database.db, requestId, { sealed, openUntil })
  }

  /** The next attempt comes after a minute, then later each time. */
  const noteFailed = (row: RequestRow, error: unknown): Promise<void> => {
    const attempts = row.attempts + 1
    const nextTryAt = new Date(clock.now().getTime() + waitMs(attempts))
    const failure = error instanceof Error ? error.message : String(error)
    return noteFailure(database.db, row.request_id, { attempts, nextTryAt, failure })
  }

  return async (): Promise<void> => {
    await expireExports(database.db, clock.now(), expiredMax)
    const failures: unknown[] = []
    for (let done = 0; done < atOnceMax; done += 1) {
      const next = await findNext(database.db, clock.now())
      if (!next) break
      await (next.kind === 'erase' ? erase(next) : makeExport(next)).catch(
        async (error: unknown) => {
          failures.push(error)
          await noteFailed(next, error)
        },
      )
    }
    if (failures.length > 0) throw new AggregateError(failures, 'requests about data failed')
  }
}
