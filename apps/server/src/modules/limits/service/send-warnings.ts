import { warningOf } from '../domain/warnings.ts'
import { dayOf, firstDayOf, startOfDay } from '../domain/periods.ts'
import { usedOf } from '../domain/usage.ts'
import { findHolder } from '../repository/count-stakes.ts'
import { findLimits } from '../repository/limits.ts'
import { findUsage } from '../repository/usage.ts'
import { noteWarning } from '../repository/warnings.ts'
import type { LimitsNeeds } from '../needs.ts'

const waitMs = 500
const atOnce = 200

/**
 * Warns members on their open pages when half, four fifths and all of a limit is used, each once a period. Members
 * whose stakes were counted are looked at half a second later, at most 200 at a time.
 */
export const createWarnings = (needs: LimitsNeeds) => {
  const { database, clock, listeners, logger } = needs
  const touched = new Set<bigint>()
  let timer: NodeJS.Timeout | undefined

  const warn = async (memberId: bigint): Promise<void> => {
    const personId = await findHolder(database.db, memberId)
    if (personId === undefined) return
    const at = clock.now()
    const limits = await findLimits(database.db, personId)
    const usage = await findUsage(database.db, personId, at)
    for (const { kind, period, value } of limits) {
      if (period === 'each') continue
      const used = usedOf(usage, { kind, period }, at) ?? 0n
      const percent = warningOf(used, value)
      if (percent === undefined) continue
      const since =
        period === 'session'
          ? (usage.sessionSince ?? at)
          : startOfDay(firstDayOf(period, dayOf(at)))
      const isNew = await noteWarning(database.db, personId, { kind, period, percent, since })
      if (isNew) listeners.onUsed(memberId, { kind, period, percent })
    }
  }

  const run = async (): Promise<void> => {
    timer = undefined
    const now = [...touched].slice(0, atOnce)
    for (const memberId of now) touched.delete(memberId)
    for (const memberId of now) await warn(memberId)
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
