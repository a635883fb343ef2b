import { doEach } from '@trevo/platform/do-each.ts'
import type { ChatNeeds } from '../needs.ts'
import { listStaleGuestPictures, markDeleted } from '../repository/pictures.ts'

/** So long after the last word of the conversation a guest's picture is stored. */
const storedMs = 7 * 24 * 3_600_000
const deletedAtOnce = 500

/**
 * A job: deletes pictures of guests whose conversation is over; the messages stay. One that the store
 * does not remove keeps no other from it.
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
