import { sql } from 'kysely'
import type { SportsbookNeeds } from '../../needs.ts'

const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Seeds of the simulated leagues: created once, the same in every copy. */
export const createLeagueSeeds = ({
  database,
  environment,
}: Pick<SportsbookNeeds, 'database' | 'environment'>) => {
  const held = new Map<number, string>()
  return async (leagueId: number): Promise<string> => {
    const known = held.get(leagueId)
    if (known) return known
    const bytes = new Uint8Array(32)
    environment.fillRandom(bytes)
    await sql`insert into sportsbook.league_seed (league_id, seed)
      values (${leagueId}, ${toHex(bytes)}) on conflict do nothing`.execute(database.db)
    const { seed } = await database.db
      .selectFrom('sportsbook.league_seed')
      .select('seed')
      .where('league_id', '=', leagueId)
      .executeTakeFirstOrThrow()
    held.set(leagueId, seed)
    return seed
  }
}
