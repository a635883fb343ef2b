import type { Tx } from '@trevo/database/connect.ts'
import { tables } from '@trevo/database/connect.ts'
import type { Kysely } from 'kysely'
import type { InstantGameRow } from '../tables.ts'
import type { LotteryTables } from '../../tables.ts'

type Db = Kysely<LotteryTables>

const gamesMax = 50

export const listInstantGameRows = (db: Db, brandId?: number): Promise<InstantGameRow[]> =>
  db
    .selectFrom('lottery.instant_game')
    .selectAll()
    .$if(brandId !== undefined, (query) => query.where('brand_id', '=', brandId ?? 0))
    .orderBy('sort_order')
    .orderBy('id')
    .limit(gamesMax)
    .execute()

/** Locked, so that two plans are not decided at once, and no edition is published by one that was replaced. */
export const lockInstantGame = (
  tx: Tx,
  brandId: number,
  code: string,
): Promise<InstantGameRow | undefined> =>
  tables<LotteryTables>(tx)
    .selectFrom('lottery.instant_game')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()

type NextPlan = Pick<InstantGameRow, 'price_minor' | 'ticket_count' | 'prizes' | 'edition_days'>

export const saveNextPlan = async (tx: Tx, id: number, plan: NextPlan): Promise<void> => {
  await tables<LotteryTables>(tx)
    .updateTable('lottery.instant_game')
    .set({ ...plan, prizes: JSON.stringify(plan.prizes) })
    .where('id', '=', id)
    .execute()
}
