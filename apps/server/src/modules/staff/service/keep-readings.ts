import type { Insertable } from 'kysely'
import type { Logger } from '@trevo/platform/logger.ts'
import { insertReadings } from '../repository/data-access.ts'
import type { DataAccessTable, StaffDb } from '../repository/tables.ts'

type Reading = Insertable<DataAccessTable>

const flushAfterMs = 1_000
const setMax = 1_000
/** As many as may wait while the database is away; then clear data is shown no more. */
const waitingMax = 10_000

/** Keeps readings of clear personal data and writes them in sets, at most a second later. */
export const createKeepReadings = (db: StaffDb, logger: Pick<Logger, 'error'>) => {
  let waiting: Reading[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const set = waiting.slice(0, setMax)
      await insertReadings(db, set)
      waiting = waiting.slice(set.length)
    }
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeAll, writeAll)
    return writing
  }
  const flushLater = (): void => {
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => {
        logger.error({ err: error, waiting: waiting.length }, 'readings not written yet')
        flushLater()
      })
    }, flushAfterMs).unref()
  }

  return {
    /** @throws Error where too many wait: what cannot be written down is not shown. */
    add: async (reading: Reading): Promise<void> => {
      if (waiting.length >= waitingMax) throw new Error('too many readings wait to be written')
      waiting.push(reading)
      if (waiting.length >= setMax) await flush()
      else flushLater()
    },
    /** Writes what waits. */
    flush,
  }
}
export type KeepReadings = ReturnType<typeof createKeepReadings>
