import { sql, type Kysely } from 'kysely'
import type { SportsTables } from '../../tables.ts'

type Db = Kysely<SportsTables>

type Settled = { readonly id: bigint; readonly code: string; readonly is_season: boolean }

/** Settled matches and seasons whose linked accounts have not been compared, oldest first. */
export const listUncompared = async (db: Db, limit: number): Promise<readonly Settled[]> => {
  const { rows } = await sql<Settled>`
    select f.id, g.code, f.season is not null as is_season from sportsbook.fixture f join sportsbook.league g on g.id = f.league_id
    where f.status = 'settled' and not f.accounts_compared order by f.id limit ${limit}`.execute(db)
  return rows
}

/** Members with a slip of singles on a match. */
export const listBettors = async (
  db: Db,
  fixtureId: bigint,
  limit: number,
): Promise<readonly bigint[]> => {
  const { rows } = await sql<{ member_id: bigint }>`
    select distinct l.member_id from sportsbook.leg l
    join sportsbook.slip s on s.member_id = l.member_id and s.id = l.slip_id
    where l.fixture_id = ${fixtureId} and s.kind = 'singles' and s.status in ('open', 'won', 'lost')
    order by l.member_id limit ${limit}`.execute(db)
  return rows.map(({ member_id: memberId }) => memberId)
}

export const markCompared = async (db: Db, fixtureId: bigint): Promise<void> => {
  await sql`update sportsbook.fixture set accounts_compared = true where id = ${fixtureId}`.execute(
    db,
  )
}
