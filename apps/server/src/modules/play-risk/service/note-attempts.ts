import { minuteMs } from '@trevo/calendar/durations.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import { saveAttempt } from '../repository/changed.ts'
import type { PlayRiskTables } from '../repository/tables.ts'

/** A stake or deposit that a limit did not allow. */
export type Attempt = { readonly personId: bigint; readonly memberId: bigint; readonly at: Date }

const waitMs = 500
const keptMax = 10_000

/**
 * Notes what limits did not allow, once a minute for each person. It is written half a second later, outside of the
 * transaction that refused it, which waits for nothing. What a copy has not written when it dies is
 * not counted.
 */
export const createNoteAttempts = ({
  database,
  logger,
}: {
  readonly database: Database<PlayRiskTables>
  readonly logger: Logger
}) => {
  const kept = new Map<string, Attempt & { readonly name: string }>()
  let timer: NodeJS.Timeout | undefined

  const flush = async (): Promise<void> => {
    timer = undefined
    for (const [key, attempt] of kept) {
      await saveAttempt(database.db, attempt)
      kept.delete(key)
    }
  }
  const start = (): void => {
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => {
        logger.warn({ err: error }, 'attempts over limits not written yet')
        start()
      })
    }, waitMs).unref()
  }

  return {
    note: (
      attempt: Attempt,
      { kind, period }: { readonly kind: string; readonly period: string },
    ): void => {
      const key = `${attempt.personId} ${Math.floor(attempt.at.getTime() / minuteMs)}`
      if (kept.has(key) || kept.size >= keptMax) return
      kept.set(key, { ...attempt, name: `${kind}:${period}` })
      start()
    },
    /** Writes what is kept now. */
    flush,
  }
}
export type NoteAttempts = ReturnType<typeof createNoteAttempts>
