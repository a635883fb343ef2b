import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Returns (MED) of a member's credited Pix, including those that may be under way. */
export type Unsettled = {
  /** Booked, but not covered by the balance so far. */
  readonly owedMinor: bigint
  /** How often the institution was queried about a Pix with an open notice; undefined: none is open. */
  readonly askedTimes: number | undefined
}

/**
 * Inside a transaction that has locked the member's balance the answer stays true: booking a return takes the same
 * lock.
 */
export const readUnsettled = async <Tables>(
  db: Kysely<Tables>,
  memberId: bigint,
): Promise<Unsettled> => {
  const { rows } = await sql<{ owed: bigint; asked: number | null }>`
    select
      (select coalesce(sum(owed_minor), 0)::bigint from cashier.reversal
       where member_id = ${memberId} and owed_minor > 0) as owed,
      (select max(call_attempts) from cashier.payment
       where member_id = ${memberId} and status = 'credited' and next_call_at is not null) as asked
  `.execute(db)
  const [row] = rows
  return { owedMinor: row?.owed ?? 0n, askedTimes: row?.asked ?? undefined }
}
