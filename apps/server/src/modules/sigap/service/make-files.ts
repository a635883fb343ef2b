import { minuteMs } from '@trevo/calendar/durations.ts'
import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'
import { tables } from '@trevo/database/connect.ts'
import { dailyKinds, type FileKind } from '../domain/file-layout.ts'
import type { ReportingCompany, SigapNeeds } from '../needs.ts'
import { findNextDay, insertMadeDay } from '../repository/days.ts'
import { insertEvent, insertFile } from '../repository/files.ts'
import type { SigapTables } from '../repository/tables.ts'
import { reportZone } from './read-records.ts'
import { writeParts } from './write-parts.ts'

/** By then everything that began in the day has been posted. */
const settledAfterMs = 10 * minuteMs

const kindsOf = (day: string): readonly FileKind[] =>
  addDays(day, 1).endsWith('-01') ? [...dailyKinds, 'operator'] : dailyKinds

/** Makes the files of a company's next day, if it is over and counted. @returns whether it did */
const makeNext = async (
  needs: SigapNeeds,
  company: ReportingCompany,
  countedUntil: Date,
): Promise<boolean> => {
  const { database, clock } = needs
  const { companyId } = company
  const day = await findNextDay(database.db, companyId)
  if (day === undefined) return false
  const endsAt = instantIn(addDays(day, 1), 0, reportZone)
  if (endsAt.getTime() + settledAfterMs > countedUntil.getTime()) return false
  return database.inTx(async (tx) => {
    const db = tables<SigapTables>(tx)
    if (!(await insertMadeDay(db, companyId, day, clock.now()))) return true
    for (const kind of kindsOf(day)) {
      for await (const file of writeParts({ needs, tx, company, kind, day, versionOf: () => 1 })) {
        const fileId = await insertFile(db, file)
        await insertEvent(db, { fileId, at: file.at, kind: 'made', text: String(file.records) })
      }
    }
    return true
  })
}

/**
 * A job: makes the files of every day that is over, all of a day in one transaction, so that a process that ends in
 * between leaves none.
 */
export const createMakeFiles =
  (needs: SigapNeeds, countTransfers: () => Promise<Date>) => async (): Promise<void> => {
    const companies = needs.settings.companies()
    if (companies.length === 0) return
    const countedUntil = await countTransfers()
    for (const company of companies) {
      while (await makeNext(needs, company, countedUntil));
    }
  }
