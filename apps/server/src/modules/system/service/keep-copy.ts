import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { dayMs, minuteMs } from '@trevo/calendar/durations.ts'
import { repeat, type Repeated } from '@trevo/platform/repeat.ts'
import type { SystemNeeds } from '../needs.ts'
import {
  dropCopiesBefore,
  findLastSeen,
  saveCopy,
  saveErrors,
  saveWork,
  stopCopy,
} from '../repository/copies.ts'
import { createCheckFiles } from './check-files.ts'

/** How often a copy says that it runs. */
export const signEveryMs = 5_000
/** Copies without a sign for that long are lost. */
export const lostAfterMs = 30_000
const keptMs = 7 * dayMs
/** Nobody played that long: an interruption that GLI-19 §2.8.8 wants to be known. */
const unavailableMs = minuteMs
/** A clock this far from that of the database was set, or runs on its own. */
const clockOffMaxMs = 2_000
/** Starts are busy enough without reading a thousand files. */
const firstCheckAfterMs = 20_000

const nsPerMs = 1e6
const bytesPerMb = 1_048_576

type Own = { readonly id: string; readonly name: string; readonly startedAt: Date }

/** Errors of the log since the last time; those that were thrown are significant events. */
const createTellErrors =
  ({ database, errors, reports }: SystemNeeds, { id, name }: Own) =>
  async (): Promise<void> => {
    const lines = errors.take()
    await saveErrors(
      database.db,
      lines.map((line) => ({
        copy_id: id,
        message: line.message,
        detail: line.detail,
        mark: line.mark,
        count: BigInt(line.count),
        first_at: line.firstAt,
        last_at: line.lastAt,
      })),
    )
    for (const line of lines.filter(({ detail }) => detail !== '')) {
      await reports.noteEvent({
        kind: 'program_error',
        subject: line.message,
        facts: { copy: name, error: line.detail.split('\n')[0] ?? '', count: String(line.count) },
      })
    }
  }

const createTellWork =
  ({ database, work }: SystemNeeds, { id }: Own) =>
  (): Promise<void> =>
    saveWork(
      database.db,
      [...work.states].map(([name, state]) => ({
        copy_id: id,
        name,
        runs: BigInt(state.runs),
        failures: BigInt(state.failures),
        done_at: state.doneAt,
        took_ms: state.tookMs,
        failed_at: state.failedAt,
        error: state.error,
      })),
    )

/** Compares the clock with the database's; an event when it begins to be off. */
const createWatchClock = ({ reports }: SystemNeeds, { name }: Own) => {
  let offMs = 0
  let isOff = false
  return {
    offMs: () => offMs,
    note: async (ownNow: Date, databaseNow: Date): Promise<void> => {
      offMs = ownNow.getTime() - databaseNow.getTime()
      const wasOff = isOff
      isOff = Math.abs(offMs) > clockOffMaxMs
      if (!isOff || wasOff) return
      const facts = { offBySeconds: (offMs / 1_000).toFixed(1) }
      await reports.noteEvent({ kind: 'clock_changed', subject: name, facts })
    },
  }
}

/** Whether nothing ran before this copy came, and since when. */
const createNoteGap =
  ({ database, reports }: SystemNeeds, { id, name, startedAt }: Own) =>
  async (): Promise<void> => {
    const lastSeen = await findLastSeen(database.db, id)
    if (!lastSeen || startedAt.getTime() - lastSeen.getTime() <= unavailableMs) return
    await reports.noteEvent({
      kind: 'unavailable',
      subject: name,
      facts: { from: lastSeen.toISOString(), until: startedAt.toISOString() },
    })
  }

type Files = ReturnType<typeof createCheckFiles>

/** One sign of life after another. */
const createSign = (needs: SystemNeeds, own: Own, files: Files) => {
  const { database, clock, version, roles } = needs
  const delay = monitorEventLoopDelay()
  const watchClock = createWatchClock(needs, own)
  const tellWork = createTellWork(needs, own)
  const tellErrors = createTellErrors(needs, own)
  const sign = async (): Promise<void> => {
    const now = clock.now()
    const { release, checkedAt } = files.state()
    const databaseNow = await saveCopy(database.db, {
      id: own.id,
      name: own.name,
      version,
      roles: [...roles],
      started_at: own.startedAt,
      seen_at: now,
      state: {
        ...needs.measure(),
        memoryMb: Math.round(process.memoryUsage.rss() / bytesPerMb),
        delayMs: Math.round(delay.percentile(99) / nsPerMs),
        clockMs: watchClock.offMs(),
      },
      release,
      files_checked_at: checkedAt,
    })
    delay.reset()
    await watchClock.note(now, databaseNow)
    await tellWork()
    await tellErrors()
    await dropCopiesBefore(database.db, new Date(now.getTime() - keptMs))
  }
  return { sign, delay }
}

/** The row of this copy, renewed every few seconds, with what its work and its log say. */
export const createKeepCopy = (needs: SystemNeeds) => {
  const { database, clock, logger } = needs
  const own: Own = {
    id: randomUUID(),
    name: `${hostname()}:${process.pid}`,
    startedAt: clock.now(),
  }
  const files = createCheckFiles(needs, own.name)
  const { sign, delay } = createSign(needs, own, files)
  const noteGap = createNoteGap(needs, own)
  let repeated: readonly Repeated[] = []
  return {
    sign,
    files,
    noteGap,
    /** Begins to sign, and to compare files once a day. */
    start: (): void => {
      delay.enable()
      let hasNotedGap = false
      const signOn = async () => {
        if (!hasNotedGap) await noteGap()
        hasNotedGap = true
        await sign()
      }
      const checkOn = async () => {
        const age = clock.now().getTime() - own.startedAt.getTime()
        if (age >= firstCheckAfterMs) await files.checkIfDue()
      }
      repeated = [
        repeat('system.sign', signEveryMs, signOn, logger),
        repeat('system.check-files', signEveryMs, checkOn, logger, { pausesFirst: true }),
      ]
    },
    /** Says goodbye. */
    stop: async (): Promise<void> => {
      await Promise.all(repeated.map((one) => one.stop()))
      delay.disable()
      if (repeated.length > 0) await stopCopy(database.db, own.id, clock.now())
    },
  }
}
