import type { Database } from '@trevo/database/connect.ts'
import { dayMs } from '@trevo/calendar/durations.ts'
import { sql } from 'kysely'
import type { DepositTables } from '../../deposits/common/repository/tables.ts'
import type { WithdrawalTables } from '../../withdrawals/common/repository/tables.ts'

/** Members of a brand to whom something happened in a span of time, by rising number. */
export type LatePage = {
  readonly brandId: number
  readonly from: Date
  readonly until: Date
  readonly lateAfterSec: number
  readonly afterId: bigint
  readonly limit: number
}

/** What began longer before the span was not late because of it. */
const depositsBeforeMs = dayMs
const withdrawalsBeforeMs = 7 * dayMs

const idsOf = ({ rows }: { readonly rows: readonly { readonly member_id: bigint }[] }) =>
  rows.map(({ member_id: memberId }) => memberId)

/**
 * Members with a Pix that waited in the span and was credited late: paid before its end, credited after its
 * beginning, and more than the time that a deposit may take later.
 */
export const listLateDepositors = async (
  { db }: Pick<Database<DepositTables>, 'db'>,
  { brandId, from, until, lateAfterSec, afterId, limit }: LatePage,
): Promise<readonly bigint[]> =>
  idsOf(
    await sql<{ member_id: bigint }>`
      select distinct d.member_id from cashier.payment p
      join cashier.deposit d on d.member_id = p.member_id and d.id = p.deposit_id
      where p.paid_at >= ${new Date(from.getTime() - depositsBeforeMs)} and p.paid_at < ${until}
        and p.status = 'credited' and d.brand_id = ${brandId} and d.credited_at > ${from}
        and d.credited_at > p.paid_at + make_interval(secs => ${lateAfterSec})
        and d.member_id > ${afterId}
      order by d.member_id limit ${limit}`.execute(db),
  )

/**
 * Members with a withdrawal that was beyond its promised time in the span: not paid by then, and paid or still to be
 * paid. One about which its member was asked is left out: the wait for an answer is no fault of ours.
 */
export const listLateWithdrawers = async (
  { db }: Pick<Database<WithdrawalTables>, 'db'>,
  { brandId, from, until, lateAfterSec, afterId, limit }: LatePage,
): Promise<readonly bigint[]> =>
  idsOf(
    await sql<{ member_id: bigint }>`
      select distinct w.member_id from cashier.withdrawal w
      cross join lateral (
        select coalesce(w.payable_until, w.created_at + make_interval(secs => ${lateAfterSec})) as due_at
      ) promised
      where w.brand_id = ${brandId} and w.created_at >= ${new Date(from.getTime() - withdrawalsBeforeMs)}
        and w.created_at < ${until} and promised.due_at < ${until}
        and (w.status in ('review', 'second_review', 'approved', 'paying', 'confirming')
          or (w.status = 'paid' and w.ended_at > greatest(promised.due_at, ${from})))
        and not exists (select from cashier.withdrawal_question q where q.withdrawal_id = w.id)
        and w.member_id > ${afterId}
      order by w.member_id limit ${limit}`.execute(db),
  )
