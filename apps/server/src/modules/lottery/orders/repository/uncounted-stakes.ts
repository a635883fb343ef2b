import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { LotteryTables } from '../../tables.ts'

/** The part of a ticket's stake that was never at risk, in 1/10,000 BRL. */
export type TicketUncounted = {
  readonly memberId: bigint
  readonly ticketId: bigint
  readonly uncountedMinor: bigint
}

const rowsAtOnce = 5_000

/** Writes the uncounted part of a draw's stakes, replacing that of an earlier attempt. */
export const replaceUncounted = async (
  tx: Tx,
  drawId: bigint,
  stakes: readonly TicketUncounted[],
): Promise<void> => {
  await tables<LotteryTables>(tx)
    .deleteFrom('lottery.uncounted_stake')
    .where('draw_id', '=', drawId)
    .execute()
  for (let from = 0; from < stakes.length; from += rowsAtOnce) {
    const rows = stakes.slice(from, from + rowsAtOnce)
    await sql`insert into lottery.uncounted_stake (draw_id, member_id, ticket_id, uncounted_minor)
      select ${drawId}, * from unnest(${rows.map(({ memberId }) => memberId)}::bigint[],
        ${rows.map(({ ticketId }) => ticketId)}::bigint[],
        ${rows.map(({ uncountedMinor }) => uncountedMinor)}::bigint[])`.execute(tx)
  }
}
