import { warningOf } from '../domain/warnings.ts'
import { listNearLimits, noteWarning } from '../repository/warnings.ts'
import type { LimitsNeeds } from '../needs.ts'

const waitMs = 500
const atOnce = 500
/** More members than this wait for their next stake. */
const waitingMax = 10_000

/**
 * Warns members on their open pages when half, four fifths and all of a limit is used, each once a period. Members
 * whose stakes are counted are looked at half a second to a second later, at most 500 of them in one statement: when
 * `touch` is called, the stake is not committed yet.
 */
export const createWarnings = (needs: LimitsNeeds) => {
  const { database, clock, listeners, logger } = needs
  /** Touched since the last look, and before it. */
  const touched = new Set<bigint>()
  const due = new Set<bigint>()
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

  const takeDue = (): readonly bigint[] => {
    const taken = [...due].slice(0, atOnce)
    for (const memberId of taken) due.delete(memberId)
    return taken
  }
  const makeDue = (): void => {
    for (const memberId of touched) due.add(memberId)
    touched.clear()
  }

  const look = async (): Promise<void> => {
    timer = undefined
    const taken = takeDue()
    makeDue()
    if (due.size > 0) start()
    await warn(taken)
  }
  const start = (): void => {
    timer ??= setTimeout(() => {
      look().catch((error: unknown) => logger.warn({ err: error }, 'limits: no warnings'))
    }, waitMs).unref()
  }

  return {
    /** The member's stakes or time are counted in a transaction that commits soon. */
    touch: (memberId: bigint): void => {
      if (touched.size + due.size < waitingMax) touched.add(memberId)
      start()
    },
    /** Looks at once at members whose stakes are committed, in place of the look that would have come. */
    run: async (): Promise<void> => {
      clearTimeout(timer)
      timer = undefined
      makeDue()
      const taken = takeDue()
      if (due.size > 0) start()
      await warn(taken)
    },
  }
}
