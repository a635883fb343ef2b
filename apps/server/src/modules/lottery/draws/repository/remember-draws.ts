import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { findDrawByNumber } from './draws.ts'
import type { DrawRow, LotteryTables } from '../../tables.ts'

/** Draws that are cached by their numbers. */
const drawsMax = 5_000

/** Finds draws by their numbers; times and state are those of the first read. */
export const rememberDraws = (db: Kysely<LotteryTables>) => {
  const draws = new LRUCache<string, DrawRow>({ max: drawsMax })
  return async (gameId: number, drawNumber: string): Promise<DrawRow | undefined> => {
    const key = `${gameId}|${drawNumber}`
    const draw = draws.get(key) ?? (await findDrawByNumber(db, gameId, drawNumber))
    if (draw) draws.set(key, draw)
    return draw
  }
}
