import { dayOf } from '../../limits/index.ts'
import type { PlayRiskNeeds } from '../needs.ts'
import { listChanged } from '../repository/changed.ts'
import { listUnjudged } from '../repository/persons.ts'
import { addEvent, markLateReviews } from '../repository/records.ts'

/** Play goes on while it is counted: a person's day is counted at most once in this time. */
const settledMs = 30_000
const countedAtOnce = 200

/** Keeps counts, levels and deadlines up to date; each is a job that any copy may run at any time. */
export const createRunCounts = (
  needs: PlayRiskNeeds,
  countPerson: (personId: bigint) => Promise<void>,
) => {
  const { database, clock, members, logger } = needs
  const countEach = async (personIds: Iterable<bigint>): Promise<void> => {
    const failures: unknown[] = []
    for (const personId of personIds) {
      await countPerson(personId).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw new AggregateError(failures, 'play of persons not counted')
  }
  return {
    /** Persons whose days changed, the longest wait first; one that cannot be counted holds up nobody. */
    countChanged: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - settledMs)
      const changed = await listChanged(database.db, before, countedAtOnce)
      const accounts = await members.findAccounts(changed)
      await countEach(new Set(accounts.map(({ personId }) => personId)))
    },

    /** Persons with a level, a score or a planned look, once a day: days leave the window without anything happening. */
    judgeDaily: async (): Promise<void> => {
      await countEach(await listUnjudged(database.db, dayOf(clock.now()), countedAtOnce))
    },

    /** Reviews past their deadline: once each in the log as an error, in the record, and shown as late. */
    alarmLate: async (): Promise<void> => {
      const late = await database.inTx(async (tx) => {
        const at = clock.now()
        const reviews = await markLateReviews(tx, at, countedAtOnce)
        for (const { person_id: personId } of reviews) {
          await addEvent(tx, { person_id: personId, at, kind: 'review_late' })
        }
        return reviews
      })
      for (const { review_id: reviewId, due_at: dueAt } of late) {
        logger.error({ reviewId: String(reviewId), dueAt }, 'play-risk: nobody looked in time')
      }
    },
  }
}
