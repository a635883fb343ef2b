import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { LotteryTables } from '../../tables.ts'

/** Whether a member has an unsettled ticket or trace, a pending credit, or a subscription. */
export const hasOpenTickets = async (tx: Tx, memberId: bigint): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from lottery.ticket t join lottery.draw d on d.id = t.draw_id
      where t.member_id = ${memberId}
        and (t.status = 14
          or (t.status in (2, 4) and d.status not in ('settled', 'cancelled')))
    ) or exists (
      select from lottery.credit
      where member_id = ${memberId} and state in ('due', 'reversing')
    ) or exists (
      select from lottery.credit where member_id = ${memberId} and state = 'review'
    ) or exists (
      select from lottery.saved_slip
      where member_id = ${memberId} and state in ('active', 'paused')
    ) as found
  `.execute(tables<LotteryTables>(tx))
  return rows[0]?.found ?? false
}
