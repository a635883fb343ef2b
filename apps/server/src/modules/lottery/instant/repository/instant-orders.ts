import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Kysely } from 'kysely'
import type { InstantEditionRow, InstantGameRow, InstantOrderRow } from '../tables.ts'
import type { LotteryTables } from '../../tables.ts'

type Db = Kysely<LotteryTables>

export const findOrderByClient = (
  db: Db | Tx,
  memberId: bigint,
  clientId: string,
): Promise<InstantOrderRow | undefined> =>
  tables<LotteryTables>(db as Tx)
    .selectFrom('lottery.instant_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

/** @returns its id */
export const insertInstantOrder = async (
  tx: Tx,
  row: Omit<InstantOrderRow, 'id'>,
): Promise<bigint> => {
  const { id } = await tables<LotteryTables>(tx)
    .insertInto('lottery.instant_order')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type OrderOfEdition = InstantOrderRow &
  Pick<InstantEditionRow, 'game_id' | 'number' | 'price_minor' | 'state' | 'prizes'> & {
    readonly edition_tickets: number
  } & Pick<InstantGameRow, 'code' | 'names' | 'look'>

const withEdition = (db: Db) =>
  db
    .selectFrom('lottery.instant_order as o')
    .innerJoin('lottery.instant_edition as e', 'e.id', 'o.edition_id')
    .innerJoin('lottery.instant_game as g', 'g.id', 'e.game_id')
    .selectAll('o')
    .select(['e.game_id', 'e.number', 'e.price_minor', 'e.state', 'e.prizes'])
    .select('e.ticket_count as edition_tickets')
    .select(['g.code', 'g.names', 'g.look'])

export const findInstantOrder = (
  db: Db,
  memberId: bigint,
  id: bigint,
): Promise<OrderOfEdition | undefined> =>
  withEdition(db).where('o.member_id', '=', memberId).where('o.id', '=', id).executeTakeFirst()

/** Newest first. */
export const pageInstantOrders = (
  db: Db,
  memberId: bigint,
  before: bigint | undefined,
  limit: number,
): Promise<OrderOfEdition[]> =>
  withEdition(db)
    .where('o.member_id', '=', memberId)
    .$if(before !== undefined, (query) => query.where('o.id', '<', before ?? 0n))
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute()
