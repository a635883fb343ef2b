import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { LotteryTables, SavedSlipRow } from '../../tables.ts'

type Db = Kysely<LotteryTables>

export type SlipName = { readonly memberId: bigint; readonly id: bigint }

export const listSaved = (
  db: Db,
  memberId: bigint,
  gameId: number | undefined,
  limit: number,
): Promise<SavedSlipRow[]> =>
  db
    .selectFrom('lottery.saved_slip')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(gameId !== undefined, (query) => query.where('game_id', '=', gameId ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Saving is serialized per member, so that the limit holds. */
export const lockSavedOf = async (tx: Tx, memberId: bigint): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('lottery.saved_slip', ${memberId}))`.execute(
    tx,
  )
  const { count } = await tables<LotteryTables>(tx)
    .selectFrom('lottery.saved_slip')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const findSavedByClient = (
  tx: Tx,
  memberId: bigint,
  clientId: string,
): Promise<SavedSlipRow | undefined> =>
  tables<LotteryTables>(tx)
    .selectFrom('lottery.saved_slip')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

export type NewSavedSlip = Pick<
  SavedSlipRow,
  | 'member_id'
  | 'brand_id'
  | 'game_id'
  | 'client_id'
  | 'name'
  | 'prize_mode_id'
  | 'slip'
  | 'item_count'
  | 'stakes_count'
  | 'stake_minor'
  | 'saved_at'
>

export const insertSaved = (tx: Tx, row: NewSavedSlip): Promise<SavedSlipRow> =>
  tables<LotteryTables>(tx)
    .insertInto('lottery.saved_slip')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow()

export const removeSaved = async (db: Db, { memberId, id }: SlipName): Promise<boolean> => {
  const row = await db
    .deleteFrom('lottery.saved_slip')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Changes a slip of the member; undefined for an unknown one. */
export const changeSaved = (
  db: Db,
  { memberId, id }: SlipName,
  change: Partial<SavedSlipRow>,
): Promise<SavedSlipRow | undefined> =>
  db
    .updateTable('lottery.saved_slip')
    .set(change)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Begins a subscription; the draw on sale now is the first one, unless it was staked on. */
export const startSubscription = (
  db: Db,
  { memberId, id }: SlipName,
  { draws, stopsOnWin }: { readonly draws: number; readonly stopsOnWin: boolean },
): Promise<SavedSlipRow | undefined> =>
  db
    .updateTable('lottery.saved_slip')
    .set(({ eb }) => ({
      state: 'active' as const,
      draws_left: draws,
      stops_on_win: stopsOnWin,
      subscribed_count: eb('subscribed_count', '+', 1),
      missed_count: 0,
      last_order_id: null,
      paused_by: null,
    }))
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Ends all subscriptions of a member, including paused ones; the slips stay. */
export const stopSubscriptions = async (db: Db, memberId: bigint): Promise<void> => {
  await db
    .updateTable('lottery.saved_slip')
    .set({ state: 'idle', draws_left: 0, paused_by: null })
    .where('member_id', '=', memberId)
    .where('state', 'in', ['active', 'paused'])
    .execute()
}

export type DueSubscription = SavedSlipRow & {
  readonly draw_id: bigint
  readonly draw_number: string
}

/**
 * Subscriptions whose lottery has a draw on sale without their stake; those that wait for the previous draw are
 * left out, so that an unsettled draw holds up no other.
 */
export const listDueSubscriptions = async (
  db: Db,
  at: Date,
  limit: number,
): Promise<DueSubscription[]> => {
  const { rows } = await sql<DueSubscription>`
    select s.*, d.id as draw_id, d.draw_number from (
      select distinct on (game_id) id, game_id, draw_number from lottery.draw
      where status = 'open' and closes_at > ${at} order by game_id, closes_at
    ) d
    join lottery.saved_slip s on s.game_id = d.game_id
    where s.state = 'active' and s.last_draw_id is distinct from d.id
      and not (s.stops_on_win and s.last_order_id is not null and exists (
        select from lottery.ticket t join lottery.draw x on x.id = t.draw_id
        where t.member_id = s.member_id and t.order_id = s.last_order_id and t.status = 2
          and x.status not in ('settled', 'cancelled')))
    order by s.last_draw_id nulls first limit ${limit}`.execute(db)
  return rows
}

/** Whether the last placed ticket won. */
export const hasWonLast = async (
  db: Db,
  { member_id, last_order_id }: Pick<SavedSlipRow, 'member_id' | 'last_order_id'>,
): Promise<boolean> => {
  if (last_order_id === null) return false
  const ticket = await db
    .selectFrom('lottery.ticket')
    .select('id')
    .where('member_id', '=', member_id)
    .where('order_id', '=', last_order_id)
    .where('status', 'in', [4, 14])
    .executeTakeFirst()
  return ticket !== undefined
}

/** The result for a draw, once: another copy may have recorded it first. */
export const recordDraw = async (
  db: Db,
  { member_id, id, draw_id, last_draw_id, subscribed_count }: DueSubscription,
  change: Partial<SavedSlipRow>,
): Promise<void> => {
  await db
    .updateTable('lottery.saved_slip')
    .set({ ...change, last_draw_id: draw_id })
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .where('state', '=', 'active')
    .where('subscribed_count', '=', subscribed_count)
    .where(sql<boolean>`last_draw_id is not distinct from ${last_draw_id}`)
    .execute()
}
