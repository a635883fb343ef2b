import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { DrawRow } from '../../tables.ts'

export type NewDraw = Pick<
  DrawRow,
  'game_id' | 'draw_number' | 'drawn_on' | 'opens_at' | 'closes_at' | 'draws_at' | 'commitment'
> & { readonly seed: string }

/**
 * Adds draws with their secret seeds. An existing one is unchanged, unless its time was changed before any stake,
 * or an older plan had dropped it: then it is planned again.
 */
export const insertDraws = async (tx: Tx, draws: readonly NewDraw[]): Promise<void> => {
  await sql`
    with planned as (
      select * from unnest(
        ${draws.map((draw) => draw.game_id)}::integer[],
        ${draws.map((draw) => draw.draw_number)}::text[],
        ${draws.map((draw) => draw.drawn_on)}::date[],
        ${draws.map((draw) => draw.opens_at)}::timestamptz[],
        ${draws.map((draw) => draw.closes_at)}::timestamptz[],
        ${draws.map((draw) => draw.draws_at)}::timestamptz[],
        ${draws.map((draw) => draw.commitment)}::text[],
        ${draws.map((draw) => draw.seed)}::text[])
        p (game_id, draw_number, drawn_on, opens_at, closes_at, draws_at, commitment, seed)
    ), added as (
      insert into lottery.draw
        (game_id, draw_number, drawn_on, opens_at, closes_at, draws_at, commitment)
      select game_id, draw_number, drawn_on, opens_at, closes_at, draws_at, commitment
      from planned order by draws_at
      on conflict (game_id, draw_number) do nothing
      returning id, game_id, draw_number
    )
    insert into lottery.draw_seed (draw_id, attempt, seed)
    select a.id, 1, p.seed from added a join planned p using (game_id, draw_number)`.execute(tx)
  await sql`
    update lottery.draw d
    set opens_at = p.opens_at, closes_at = p.closes_at, draws_at = p.draws_at, status = 'scheduled'
    from unnest(
      ${draws.map((draw) => draw.game_id)}::integer[],
      ${draws.map((draw) => draw.draw_number)}::text[],
      ${draws.map((draw) => draw.opens_at)}::timestamptz[],
      ${draws.map((draw) => draw.closes_at)}::timestamptz[],
      ${draws.map((draw) => draw.draws_at)}::timestamptz[])
      p (game_id, draw_number, opens_at, closes_at, draws_at)
    where d.game_id = p.game_id and d.draw_number = p.draw_number
      and (d.status = 'scheduled' and d.draws_at <> p.draws_at
        or d.status = 'cancelled' and d.root is null
          and not exists (select from lottery.draw_event e where e.draw_id = d.id))
      and not exists (select from lottery.ticket t where t.draw_id = d.id)`.execute(tx)
}

/** Draws that are not on sale yet, locked: nobody stakes on them before the plan is applied. */
export const lockScheduled = async (tx: Tx, gameId: number, from: Date): Promise<void> => {
  await sql`
    select id from lottery.draw
    where game_id = ${gameId} and status = 'scheduled' and draws_at > ${from}
    order by id for update`.execute(tx)
}

/** Draws that close after `from`, which an older schedule had and the plan does not, if they have no stakes. */
export const cancelUnplanned = async (
  tx: Tx,
  gameId: number,
  from: Date,
  planned: readonly NewDraw[],
): Promise<void> => {
  await sql`
    update lottery.draw d set status = 'cancelled'
    where d.game_id = ${gameId} and d.status = 'scheduled' and d.closes_at > ${from}
      and d.draw_number <> all(${planned.map(({ draw_number }) => draw_number)}::text[])
      and not exists (select from lottery.ticket t where t.draw_id = d.id)`.execute(tx)
}
