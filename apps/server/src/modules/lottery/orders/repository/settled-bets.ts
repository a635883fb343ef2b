import type { Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { LotteryTables } from '../../tables.ts'

const ticketsAtOnce = 10_000
/** Beyond this many tickets the job records the rest, so that a commit stays within its limits. */
const pagesInTx = 5

/**
 * Records the decisions of the next 10,000 tickets of a draw whose bets are due, under the draw's lock. @returns
 * whether more are left
 */
export const recordDrawPage = async (
  db: Kysely<LotteryTables> | Tx,
  drawId: bigint,
  at: Date,
): Promise<boolean> => {
  const { rows } = await sql<{ more: boolean }>`
    select lottery.record_draw(${drawId}, ${ticketsAtOnce}, ${at}) as more`.execute(db)
  return rows[0]?.more ?? false
}

/** The same for all its tickets, 50,000 at most; in the transaction that decides the draw. */
export const recordDraw = async (tx: Tx, drawId: bigint, at: Date): Promise<void> => {
  for (let page = 0; page < pagesInTx; page += 1) {
    if (!(await recordDrawPage(tx, drawId, at))) return
  }
}

/** Draws with tickets still to be recorded. */
export const listDrawsToRecord = async (
  db: Kysely<LotteryTables>,
  limit: number,
): Promise<readonly bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from lottery.draw where bets_state = 'due' order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

type TicketOfDraw = { readonly drawId: bigint; readonly ticketId: bigint }

/** Records the decisions of some tickets, in the transaction that decides them. */
export const recordTickets = async (
  tx: Tx,
  tickets: readonly TicketOfDraw[],
  at: Date,
): Promise<void> => {
  await sql`select lottery.record_tickets(
    ${tickets.map(({ drawId }) => drawId)}::bigint[],
    ${tickets.map(({ ticketId }) => ticketId)}::bigint[], ${at})`.execute(tx)
}
