import type { Kysely } from 'kysely'
import type { LotteryTables, SharedTicketRow } from '../../tables.ts'

/** The shared ticket that an order may be a part of. */
export const findSharedTicket = (
  db: Kysely<LotteryTables>,
  id: string,
): Promise<SharedTicketRow | undefined> =>
  db.selectFrom('lottery.shared_ticket').selectAll().where('id', '=', id).executeTakeFirst()
