import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Insertable, Kysely } from 'kysely'
import type { FreeCampaignRow, FreeCampaignTable, RgsTables } from '../../tables.ts'

type Db = Kysely<RgsTables>
const listedMax = 100

/** Once per id. */
export const insertCampaign = async (db: Db, row: Insertable<FreeCampaignTable>): Promise<void> => {
  await db
    .insertInto('rgs.free_campaign')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const findCampaign = (db: Db, id: string): Promise<FreeCampaignRow | undefined> =>
  db.selectFrom('rgs.free_campaign').selectAll().where('id', '=', id).executeTakeFirst()

export const listCampaigns = (db: Db, playerRef: string): Promise<FreeCampaignRow[]> =>
  db
    .selectFrom('rgs.free_campaign')
    .selectAll()
    .where('player_ref', '=', playerRef)
    .orderBy('created_at', 'desc')
    .limit(listedMax)
    .execute()

/** The campaign for a player's next round of a game: the one that ends first is used first. */
export const findOpenCampaign = (
  db: Db,
  player: { readonly playerRef: string; readonly gameCode: string },
  now: Date,
): Promise<FreeCampaignRow | undefined> =>
  db
    .selectFrom('rgs.free_campaign')
    .selectAll()
    .where('player_ref', '=', player.playerRef)
    .where('game_code', '=', player.gameCode)
    .where('expires_at', '>', now)
    .where('cancelled_at', 'is', null)
    .whereRef('used', '<', 'rounds')
    .orderBy('expires_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Uses one round of it. @returns false if none is left for this player, game and stake. */
export const takeRound = async (
  tx: Tx,
  wanted: {
    readonly id: string
    readonly playerRef: string
    readonly gameCode: string
    readonly stakeMinor: bigint
  },
  now: Date,
): Promise<boolean> => {
  const done = await tables<RgsTables>(tx)
    .updateTable('rgs.free_campaign')
    .set((set) => ({ used: set('used', '+', 1) }))
    .where('id', '=', wanted.id)
    .where('player_ref', '=', wanted.playerRef)
    .where('game_code', '=', wanted.gameCode)
    .where('stake_minor', '=', wanted.stakeMinor)
    .where('expires_at', '>', now)
    .where('cancelled_at', 'is', null)
    .whereRef('used', '<', 'rounds')
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** A round that never began may be played again. */
export const giveRoundBack = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable('rgs.free_campaign')
    .set((set) => ({ used: set('used', '-', 1) }))
    .where('id', '=', id)
    .where('used', '>', 0)
    .execute()
}

export const cancelCampaign = async (db: Db, id: string, at: Date): Promise<void> => {
  await db
    .updateTable('rgs.free_campaign')
    .set({ cancelled_at: at })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .execute()
}
