import type { Database } from '@trevo/database/connect.ts'
import type { DepositTables } from '../../common/repository/tables.ts'

type Lease = {
  readonly institution: string
  readonly now: Date
  /** Where a poller that has never run begins. */
  readonly firstFrom: Date
  readonly leaseMs: number
}

/** Until when payments were listed; undefined while another copy lists them. */
export const leasePollPosition = async (
  { db }: Database<DepositTables>,
  { institution, now, firstFrom, leaseMs }: Lease,
): Promise<Date | undefined> => {
  const leasedUntil = new Date(now.getTime() + leaseMs)
  await db
    .insertInto('cashier.poll_position')
    .values({ institution, read_until: firstFrom, leased_until: new Date(0) })
    .onConflict((conflict) => conflict.column('institution').doNothing())
    .execute()
  const leased = await db
    .updateTable('cashier.poll_position')
    .set({ leased_until: leasedUntil })
    .where('institution', '=', institution)
    // A lease that ends later than any starting now was taken before the clock was set back.
    .where(({ eb, or }) =>
      or([eb('leased_until', '<=', now), eb('leased_until', '>', leasedUntil)]),
    )
    .returning('read_until')
    .executeTakeFirst()
  return leased?.read_until
}

/** Ends the lease and stores the position reached. */
export const savePollPosition = async (
  { db }: Database<DepositTables>,
  institution: string,
  readUntil: Date,
): Promise<void> => {
  await db
    .updateTable('cashier.poll_position')
    .set({ read_until: readUntil, leased_until: new Date(0) })
    .where('institution', '=', institution)
    .execute()
}
