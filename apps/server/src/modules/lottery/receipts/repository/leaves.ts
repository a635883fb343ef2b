import { sql, type Kysely } from 'kysely'
import type { LotteryTables } from '../../tables.ts'
import { listLeaves } from '../../orders/repository/tickets.ts'

type Db = Kysely<LotteryTables>

export type Leaf = { readonly id: bigint; readonly leaf: Buffer }

/** This many leaves of a draw from this ticket on, in the order of the root. */
export const listLeavesFrom = (
  db: Db,
  drawId: bigint,
  from: bigint,
  limit: number,
): Promise<Leaf[]> => listLeaves(db, drawId, from - 1n, limit)

export type ReceiptTicket = {
  readonly id: bigint
  readonly order_id: bigint
  readonly draw_id: bigint
  readonly trace_number: number
  readonly multiple: number
  readonly stake_minor: bigint
  readonly leaf: Buffer
  readonly placed_at: Date
}

/** A member's ticket with the data of its receipt. */
export const findReceiptTicket = async (
  db: Db,
  memberId: bigint,
  ticketId: bigint,
): Promise<ReceiptTicket | undefined> => {
  const { rows } = await sql<ReceiptTicket>`
    select id, order_id, draw_id, trace_number, multiple, stake_minor, leaf, placed_at
    from lottery.ticket where member_id = ${memberId} and id = ${ticketId}`.execute(db)
  return rows[0]
}
