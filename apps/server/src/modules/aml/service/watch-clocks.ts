import { alarmBeforeMs, alarmsOf } from '../domain/report-clock.ts'
import type { AmlNeeds } from '../needs.ts'
import { insertEvent, listDueCases } from '../repository/cases.ts'

const casesMax = 200

/** A job: notes, once each, that the report of a decided case is due soon, and that its time has passed. */
export const createWatchClocks =
  ({ database, clock }: AmlNeeds) =>
  async (): Promise<void> => {
    const now = clock.now()
    const until = new Date(now.getTime() + alarmBeforeMs)
    for (const { id, due_at: dueAt } of await listDueCases(database.db, until, casesMax)) {
      if (dueAt === null) continue
      await database.inTx(async (tx) => {
        for (const kind of alarmsOf(dueAt, now)) {
          await insertEvent(tx, {
            alert_id: null,
            case_id: id,
            at: now,
            kind,
            operator: null,
            text: dueAt.toISOString(),
            reference: null,
          })
        }
      })
    }
  }
