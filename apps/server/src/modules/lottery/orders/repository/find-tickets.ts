import type { Kysely } from 'kysely'
import type { LotteryTables, TicketRow } from '../../tables.ts'

type Db = Kysely<LotteryTables>

/** Those of the tickets that the member owns. */
export const findTickets = (
  db: Db,
  memberId: bigint,
  ids: readonly bigint[],
): Promise<Pick<TicketRow, 'order_id' | 'draw_id'>[]> =>
  db
    .selectFrom('lottery.ticket')
    .select(['order_id', 'draw_id'])
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .execute()

/** Draws that tickets of an order wait for. */
export const listWaitingDraws = async (
  db: Db,
  memberId: bigint,
  orderId: bigint,
): Promise<bigint[]> => {
  const rows = await db
    .selectFrom('lottery.ticket')
    .select('draw_id')
    .where('member_id', '=', memberId)
    .where('order_id', '=', orderId)
    .where('status', '=', 2)
    .execute()
  return rows.map(({ draw_id }) => draw_id)
}
