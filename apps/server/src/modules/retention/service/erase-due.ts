import { tables } from '@trevo/database/connect.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import { keptTables } from '../domain/kept-tables.ts'
import { yearsBefore } from '../domain/years-before.ts'
import type { RetentionNeeds } from '../needs.ts'
import { eraseRows, saveErasure } from '../repository/erase-rows.ts'
import type { RetentionTables } from '../repository/tables.ts'

/** Rows of one transaction, and transactions of one run for each table: a run never takes long. */
const batchSize = 1_000
const batchesMax = 50

/**
 * A job, every night: erases the rows whose years are over, in bounded batches, each with its count. What is left
 * goes with the next run.
 */
export const createEraseDue =
  ({ database, clock, settings }: RetentionNeeds) =>
  async (): Promise<void> => {
    const now = clock.now()
    const before = yearsBefore(now, settings.recordYears())
    const due = keptTables.flatMap(({ table, countedFrom }) =>
      countedFrom === null ? [] : [{ table, countedFrom }],
    )
    await doEach(due, async ({ table, countedFrom }) => {
      let count = batchSize
      for (let batch = 0; batch < batchesMax && count === batchSize; batch += 1) {
        count = await database.inTx(async (tx) => {
          const db = tables<RetentionTables>(tx)
          const erased = await eraseRows(db, { table, countedFrom, before, limit: batchSize })
          await saveErasure(db, table, erased, now)
          return erased
        })
      }
    })
  }
