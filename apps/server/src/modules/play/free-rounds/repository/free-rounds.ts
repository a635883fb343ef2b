import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { Insertable } from 'kysely'
import type { FreeCampaignRow, PlayTables } from '../../common/repository/tables.ts'

type Db = Database<PlayTables>['db']

/** Once for (source, source_id). @returns false if it is known. */
export const insertCampaign = async (
  tx: Tx,
  row: Insertable<PlayTables['play.free_campaign']>,
): Promise<boolean> => {
  const done = await tables<PlayTables>(tx)
    .insertInto('play.free_campaign')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return done.numInsertedOrUpdatedRows === 1n
}

export const findCampaign = (db: Db, id: string): Promise<FreeCampaignRow | undefined> =>
  db.selectFrom('play.free_campaign').selectAll().where('id', '=', id).executeTakeFirst()

/** Concurrent uses of its rounds wait here for one another. */
export const lockCampaign = (tx: Tx, id: string): Promise<FreeCampaignRow | undefined> =>
  tables<PlayTables>(tx)
    .selectFrom('play.free_campaign')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateCampaign = async (
  tx: Tx,
  id: string,
  change: Partial<Pick<FreeCampaignRow, 'used' | 'state' | 'cancelled_by' | 'cancel_reason'>>,
): Promise<void> => {
  await tables<PlayTables>(tx)
    .updateTable('play.free_campaign')
    .set(change)
    .where('id', '=', id)
    .execute()
}

/** Campaigns not yet announced to their vendor, oldest first. */
export const listUnannounced = (db: Db, limit: number): Promise<FreeCampaignRow[]> =>
  db
    .selectFrom('play.free_campaign')
    .selectAll()
    .where('state', 'in', ['asked', 'cancelling'])
    .orderBy('created_at')
    .limit(limit)
    .execute()

export const listCampaignsOf = (db: Db, memberId: bigint, limit: number) =>
  db
    .selectFrom('play.free_campaign')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()

export const listLatest = (db: Db, limit: number): Promise<FreeCampaignRow[]> =>
  db
    .selectFrom('play.free_campaign')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()

type StakeKey = { readonly vendor: string; readonly debitTxn: string }

export const findFreeStake = (db: Db, { vendor, debitTxn }: StakeKey) =>
  db
    .selectFrom('play.free_stake')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('debit_txn', '=', debitTxn)
    .executeTakeFirst()

export const insertFreeStake = async (
  tx: Tx,
  { vendor, debitTxn }: StakeKey,
  campaignId: string,
): Promise<void> => {
  await tables<PlayTables>(tx)
    .insertInto('play.free_stake')
    .values({ vendor, debit_txn: debitTxn, campaign_id: campaignId })
    .execute()
}

/** @returns false if it was returned before. */
export const markReturned = async (tx: Tx, { vendor, debitTxn }: StakeKey): Promise<boolean> => {
  const done = await tables<PlayTables>(tx)
    .updateTable('play.free_stake')
    .set({ is_returned: true })
    .where('vendor', '=', vendor)
    .where('debit_txn', '=', debitTxn)
    .where('is_returned', '=', false)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}
