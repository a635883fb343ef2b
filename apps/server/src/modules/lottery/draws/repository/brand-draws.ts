import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { CreditRow, DrawRow, LotteryTables } from '../../tables.ts'
import { lockDraw } from './draws.ts'

type Db = Kysely<LotteryTables>

/** A draw of the brand with its lottery's code and way of drawing. */
export type BrandDraw = DrawRow & {
  readonly code: string
  readonly rules_group: string
  readonly result_source: 'engine' | 'operators' | 'feed'
}

export const findBrandDraw = (
  db: Db,
  brandId: number,
  drawId: bigint,
): Promise<BrandDraw | undefined> =>
  db
    .selectFrom('lottery.draw as d')
    .innerJoin('lottery.game as g', 'g.id', 'd.game_id')
    .selectAll('d')
    .select(['g.code', 'g.rules_group', 'g.result_source'])
    .where('g.brand_id', '=', brandId)
    .where('d.id', '=', drawId)
    .executeTakeFirst()

/** The same by the id that a request names, locked. @throws Refusal `lottery.draw_unknown` */
export const lockBrandDraw = async (
  tx: Tx,
  { brandId, target }: { readonly brandId: number; readonly target: string },
): Promise<BrandDraw> => {
  const id = /^\d{1,18}$/.test(target) ? BigInt(target) : undefined
  const draw =
    id === undefined ? undefined : await findBrandDraw(tables<LotteryTables>(tx), brandId, id)
  const locked = draw && (await lockDraw(tx, draw.id))
  if (!draw || !locked) throw new Refusal('lottery.draw_unknown')
  return { ...draw, ...locked }
}

type DrawsAsked = {
  readonly brandId: number
  readonly gameCode?: string | undefined
  readonly numero?: string | undefined
  readonly now: Date
  readonly limit: number
}

/** The requested draws, or all that wait for an operator: numbers, problems. */
export const listBrandDraws = (
  db: Db,
  { brandId, gameCode, numero, now, limit }: DrawsAsked,
): Promise<BrandDraw[]> => {
  let query = db
    .selectFrom('lottery.draw as d')
    .innerJoin('lottery.game as g', 'g.id', 'd.game_id')
    .selectAll('d')
    .select(['g.code', 'g.rules_group', 'g.result_source'])
    .where('g.brand_id', '=', brandId)
  if (gameCode !== undefined) query = query.where('g.code', '=', gameCode)
  if (numero !== undefined) query = query.where('d.draw_number', '=', numero)
  else {
    query = query.where(({ or, and, eb }) =>
      or([
        eb('d.trouble', 'is not', null),
        and([
          eb('d.status', '=', 'closed'),
          eb('d.draws_at', '<=', now),
          eb('g.result_source', '<>', 'engine'),
        ]),
      ]),
    )
  }
  return query.orderBy('d.closes_at').limit(limit).execute()
}

export const listEvents = (db: Db, drawId: bigint) =>
  db
    .selectFrom('lottery.draw_event')
    .selectAll()
    .where('draw_id', '=', drawId)
    .orderBy('id')
    .execute()

export type BigPrizeRow = CreditRow & {
  readonly code: string
  readonly draw_number: string
  readonly order_id: bigint
}

const selectPrizes = (brandId: number, condition: RawBuilder<unknown>, limit: number) =>
  sql<BigPrizeRow>`
    select c.*, g.code, d.draw_number, t.order_id
    from lottery.credit c
    join lottery.draw d on d.id = c.draw_id
    join lottery.game g on g.id = d.game_id
    join lottery.ticket t on t.member_id = c.member_id and t.id = c.ticket_id
    where g.brand_id = ${brandId} and c.kind = 'prize' and ${condition}
    order by c.id limit ${limit}`

/** Big prizes of the brand that wait for approval, the oldest first. */
export const listPrizesInReview = async (
  db: Db,
  brandId: number,
  limit: number,
): Promise<BigPrizeRow[]> =>
  (await selectPrizes(brandId, sql`c.state = 'review'`, limit).execute(db)).rows

export const findPrize = async (
  db: Db,
  { brandId, id }: { readonly brandId: number; readonly id: bigint },
): Promise<BigPrizeRow | undefined> =>
  (await selectPrizes(brandId, sql`c.id = ${id}`, 1).execute(db)).rows[0]

/** Who approved a prize: the last two events about it, in their order. */
export const listApprovers = async (
  db: Db,
  { id, draw_id }: Pick<CreditRow, 'id' | 'draw_id'>,
): Promise<string[]> => {
  const events = await db
    .selectFrom('lottery.draw_event')
    .select('operator')
    .where('draw_id', '=', draw_id)
    .where('kind', 'in', ['prize_asked', 'prize_approved'])
    .where('detail', '=', String(id))
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  return events.map(({ operator }) => operator ?? '').toReversed()
}
