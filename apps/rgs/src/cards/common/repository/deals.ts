import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Insertable, Kysely, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { CardTables, DealRow, DealTable, MoveRow, MoveTable } from '../../tables.ts'

export const insertDeal = (tx: Tx, deal: Insertable<DealTable>): Promise<DealRow> =>
  tables<CardTables>(tx)
    .insertInto('cards.deal')
    .values(deal)
    .returningAll()
    .executeTakeFirstOrThrow()

export const findDeal = (
  db: Kysely<CardTables>,
  tableId: string,
  number: number,
): Promise<DealRow | undefined> =>
  db
    .selectFrom('cards.deal')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('number', '=', number)
    .executeTakeFirst()

type SeatDeals = {
  readonly tableId: string
  readonly roundId: string
  /** Older than this one. */
  readonly before: number | undefined
  readonly limit: number
}

/** The ended deals with a result that a seat took part in, newest first. */
export const listEndedDeals = (
  db: Kysely<CardTables>,
  { tableId, roundId, before, limit }: SeatDeals,
): Promise<DealRow[]> => {
  let query = db
    .selectFrom('cards.deal')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('state', '=', 'over')
    .where(sql<boolean>`seats @> ${JSON.stringify([{ roundId }])}::jsonb`)
  if (before !== undefined) query = query.where('number', '<', before)
  return query.orderBy('number', 'desc').limit(limit).execute()
}

export const changeDeal = (
  tx: Tx,
  { table_id: tableId, number }: Pick<DealRow, 'table_id' | 'number'>,
  change: Updateable<DealTable>,
): Promise<DealRow> =>
  tables<CardTables>(tx)
    .updateTable('cards.deal')
    .set(change)
    .where('table_id', '=', tableId)
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirstOrThrow()

export const listMoves = (
  db: Kysely<CardTables>,
  tableId: string,
  dealNumber: number,
): Promise<MoveRow[]> =>
  db
    .selectFrom('cards.move')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('deal_number', '=', dealNumber)
    .orderBy('number')
    .execute()

export const insertMove = (tx: Tx, move: Insertable<MoveTable>): Promise<MoveRow> =>
  tables<CardTables>(tx)
    .insertInto('cards.move')
    .values(move)
    .returningAll()
    .executeTakeFirstOrThrow()

type Committed = {
  readonly playerRef: string
  readonly commitment: string
  readonly tableId: string
  readonly dealNumber: number
}

/** Records a player's commitment. @returns false if it was used in another deal. */
export const noteCommitment = async (tx: Tx, committed: Committed): Promise<boolean> => {
  const { playerRef, commitment, tableId, dealNumber } = committed
  const db = tables<CardTables>(tx)
  await db
    .insertInto('cards.client_commitment')
    .values({ player_ref: playerRef, commitment, table_id: tableId, deal_number: dealNumber })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const known = await db
    .selectFrom('cards.client_commitment')
    .select(['table_id', 'deal_number'])
    .where('player_ref', '=', playerRef)
    .where('commitment', '=', commitment)
    .executeTakeFirstOrThrow()
  return known.table_id === tableId && known.deal_number === dealNumber
}
