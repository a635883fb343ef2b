import { sql, type Kysely } from 'kysely'
import type { PondHitRow, RgsTables } from '../../tables.ts'

type Db = Kysely<RgsTables>
type PondPlace = { readonly gameCode: string; readonly pond: number }

/** What one seat has taken of a boss. */
export type BossPart = Pick<PondHitRow, 'tide' | 'fish' | 'seat' | 'points' | 'payout_minor'>

/** A round hits a boss once, with all its shots. */
export const insertHits = async (db: Db, hits: readonly PondHitRow[]): Promise<void> => {
  await db
    .insertInto('rgs.pond_hit')
    .values([...hits])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What was taken of the bosses of a pond since a tide, by seat, oldest tide first. */
export const listBossParts = async (
  db: Db,
  { gameCode, pond, sinceTide }: PondPlace & { readonly sinceTide: bigint },
): Promise<readonly BossPart[]> =>
  db
    .selectFrom('rgs.pond_hit')
    .select(['tide', 'fish', 'seat'])
    .select([
      sql<number>`sum(points)::int`.as('points'),
      sql<bigint>`sum(payout_minor)::bigint`.as('payout_minor'),
    ])
    .where('game_code', '=', gameCode)
    .where('pond', '=', pond)
    .where('tide', '>=', sinceTide)
    .groupBy(['tide', 'fish', 'seat'])
    .orderBy('tide')
    .orderBy('fish')
    .orderBy('seat')
    .limit(100)
    .execute()

/** Removes hits at bosses that have left, a few rows at a time, even if other processes do the same. */
export const dropOldHits = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from rgs.pond_hit where ctid in (
    select ctid from rgs.pond_hit where hit_at < ${before} limit 200 for update skip locked)`.execute(
    db,
  )
}
