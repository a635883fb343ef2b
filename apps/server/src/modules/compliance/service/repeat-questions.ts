import type { ComplianceNeeds } from '../needs.ts'
import { listRetries } from '../repository/checks.ts'
import type { CheckPerson } from './check-person.ts'
import { inLanes } from './in-lanes.ts'
import { minuteMs } from '@trevo/calendar/durations.ts'

const atOnce = 200
const lanes = 8
/** No question waits longer than this. */
const longestMs = 10 * minuteMs

/** A job, every second: questions of people who wait, and those that were not answered. */
export const createRepeatQuestions =
  (needs: ComplianceNeeds, checkPerson: CheckPerson) => async (): Promise<number> => {
    const { database, clock } = needs
    const now = clock.now()
    const latest = new Date(now.getTime() + longestMs)
    const waiting = await listRetries(database.db, { now, latest, limit: atOnce })
    await inLanes(lanes, waiting, async ({ personId, cause }) => {
      await checkPerson({ personId, cause })
    })
    return waiting.length
  }
