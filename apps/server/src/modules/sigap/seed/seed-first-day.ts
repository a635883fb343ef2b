import { addDays } from '@trevo/calendar/time-zone.ts'
import { tables, type Database } from '@trevo/database/connect.ts'
import { findNextDay, insertMadeDay } from '../repository/days.ts'
import type { SigapTables } from '../repository/tables.ts'

/** A company of the demo reports from this day on, `yyyy-mm-dd`, even if nothing has moved yet; once. */
export const seedFirstDay = async (
  database: Database<SigapTables>,
  companyId: number,
  day: string,
  now: Date,
): Promise<void> => {
  await database.inTx(async (tx) => {
    const db = tables<SigapTables>(tx)
    if ((await findNextDay(db, companyId)) !== undefined) return
    await insertMadeDay(db, companyId, addDays(day, -1), now)
  })
}
