import { warningOf } from '../domain/warnings.ts'
import { listNearLimits, noteWarning } from '../repository/warnings.ts'
import type { LimitsNeeds } from '../needs.ts'

const waitMs = 500
const atOnce = 500

/**
 * Warns members on their open pages when half, four fifths and all of a limit is used, each once a period. Members
 * whose stakes were counted are looked at half a second later, at most 500 of them in one statement.
 */
export const createWarnings = (needs: LimitsNeeds) => {
  const { database, clock, listeners, logger } = needs
  const touched = new Set<bigint>()
  let timer: NodeJS.Timeout | undefined

  const warn = async (memberIds: readonly bigint[]): Promise<void> => {
    const near = await listNearLimits(database.db, memberIds, clock.now())
    for (const { memberId, personId, kind, period, value, used, since } of near) {
      const percent = warningOf(used, value)
      if (percent === undefined) continue
      const isNew = await noteWarning(database.db, personId, { kind, period, percent, since })
      if (isNew) listeners.onUsed(memberId, { kind, period, percent })
    }
  }

  const run = async (): Promise<void> => {
    timer = undefined
    const now = [...touched].slice(0, atOnce)
    for (const memberId of now) touched.delete(memberId)
    await warn(now)
    if (touched.size > 0) start()
  }
  const start = (): void => {
    timer ??= setTimeout(() => {
      run().catch((error: unknown) => logger.warn({ err: error }, 'limits: no warnings'))
    }, waitMs).unref()
  }

  return {
    /** The member's stakes or time were counted a moment ago. */
    touch: (memberId: bigint): void => {
      if (touched.size < 10_000) touched.add(memberId)
      start()
    },
    run,
  }
}
