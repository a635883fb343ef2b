import { dayMs } from '@trevo/calendar/durations.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import type { ChatNeeds } from '../needs.ts'
import { listStaleGuestPictures, markDeleted } from '../repository/pictures.ts'

/** How long after the last message of the conversation a guest's picture is stored. */
const storedMs = 7 * dayMs
const deletedAtOnce = 500

/**
 * A job: deletes guests' pictures of ended conversations; the messages stay. A failed deletion does not block the
 * others.
 */
export const createDeleteGuestPictures =
  ({ database, clock, pictures }: Pick<ChatNeeds, 'database' | 'clock' | 'pictures'>) =>
  async (): Promise<void> => {
    const before = new Date(clock.now().getTime() - storedMs)
    await doEach(await listStaleGuestPictures(database.db, before, deletedAtOnce), async (id) => {
      await pictures.remove(id)
      await markDeleted(database.db, id, clock.now())
    })
  }
