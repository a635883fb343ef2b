import { sql } from 'kysely'
import type { Place } from '@trevo/platform/keyset.ts'

/** Which of a member's deposits or withdrawals a record covers. */
export type RecordsFilter<Status extends string> = {
  readonly memberId: bigint
  readonly status: Status | undefined
  readonly from: Date | undefined
  readonly until: Date | undefined
}

/** Whether a row belongs to the requested record. */
export const isInRecords = ({ memberId, status, from, until }: RecordsFilter<string>) =>
  sql<boolean>`${sql.join(
    [
      sql`member_id = ${memberId}`,
      ...(status ? [sql`status = ${status}`] : []),
      ...(from ? [sql`created_at >= ${from}`] : []),
      ...(until ? [sql`created_at < ${until}`] : []),
    ],
    sql` and `,
  )}`

/** Whether a row comes on a later page, newest first. */
export const isAfter = (place: Place | undefined) =>
  place
    ? sql<boolean>`(created_at, id) < (${place.at}::timestamptz, ${place.id}::uuid)`
    : sql<boolean>`true`
