import { sql, type Kysely } from 'kysely'
import type { RgsTables } from '../../tables.ts'

/** Pings the database. Throws while it does not answer. */
export const askDatabase = async (db: Kysely<RgsTables>): Promise<void> => {
  await sql`select 1`.execute(db)
}
