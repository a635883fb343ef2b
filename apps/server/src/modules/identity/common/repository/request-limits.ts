import type { IdentityDb } from '../../tables.ts'

/** Removes counters of declared limits whose windows are over; none is longer than `windowMsMax`. */
export const deleteRequestLimits = async (
  db: IdentityDb,
  now: Date,
  windowMsMax: number,
): Promise<void> => {
  // A window that ends later than any beginning now was opened before the clock was set back.
  await db
    .deleteFrom('identity.request_limit')
    .where(({ eb, or }) =>
      or([eb('expire', '<', now.getTime()), eb('expire', '>', now.getTime() + windowMsMax)]),
    )
    .execute()
}
