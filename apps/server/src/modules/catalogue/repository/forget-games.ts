import { tables, type Tx } from '@trevo/database/connect.ts'
import type { AccountGameTables } from './account-games.ts'

/** Deletes a member's favourites and the games that they opened. */
export const forgetGames = async (tx: Tx, memberId: bigint): Promise<void> => {
  const db = tables<AccountGameTables>(tx)
  await db.deleteFrom('catalogue.favourite').where('member_id', '=', memberId).execute()
  await db.deleteFrom('catalogue.recent_game').where('member_id', '=', memberId).execute()
}
