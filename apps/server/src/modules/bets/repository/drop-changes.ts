import { sql, type QueryExecutorProvider } from 'kysely'

/** How long a change stays after all readers have passed it. Until then a reader can be set back and read again. */
export const changesKeptMs = 24 * 3_600_000

/** Of each bucket, in one commit. */
const droppedAtOnce = 10_000

/**
 * Deletes the changes that every reader has passed and that are older than `changesKeptMs`; a job, every few minutes.
 * Bets stay. A reader that has not read yet, and is not in `bets.position` either, begins with the oldest that is left.
 */
export const dropReadChanges = async (
  { db }: { readonly db: QueryExecutorProvider },
  now: Date,
): Promise<void> => {
  const before = new Date(now.getTime() - changesKeptMs)
  for (;;) {
    const { rows } = await sql<{ more: boolean }>`
      select bets.drop_changes(${before}, ${droppedAtOnce}) as more`.execute(db)
    if (!rows[0]?.more) return
  }
}
