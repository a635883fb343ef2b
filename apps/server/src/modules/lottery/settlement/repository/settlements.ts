import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { Insertable } from 'kysely'
import type { DrawRow, LotteryTables } from '../../tables.ts'

type Db = Database<LotteryTables>['db']

/** The settlement's progress for a draw's attempt. */
export const findPhase = async (db: Db, { id, attempt }: Pick<DrawRow, 'id' | 'attempt'>) => {
  const row = await db
    .selectFrom('lottery.settlement')
    .select('phase')
    .where('draw_id', '=', id)
    .where('attempt', '=', attempt)
    .executeTakeFirst()
  return row?.phase ?? 'finding'
}

export const insertSettlement = async (
  tx: Tx,
  settlement: Insertable<LotteryTables['lottery.settlement']>,
): Promise<void> => {
  await tables<LotteryTables>(tx).insertInto('lottery.settlement').values(settlement).execute()
}

export const endSettlement = async (
  tx: Tx,
  { id, attempt }: Pick<DrawRow, 'id' | 'attempt'>,
  at: Date,
): Promise<void> => {
  await tables<LotteryTables>(tx)
    .updateTable('lottery.settlement')
    .set({ phase: 'done', ended_at: at })
    .where('draw_id', '=', id)
    .where('attempt', '=', attempt)
    .execute()
}
