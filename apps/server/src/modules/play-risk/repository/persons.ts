import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely, type Updateable } from 'kysely'
import type { PersonRow, PlayRiskTables } from './tables.ts'

type Db = Kysely<PlayRiskTables>

export const findPerson = (db: Db, personId: bigint): Promise<PersonRow | undefined> =>
  db.selectFrom('play_risk.person').selectAll().where('person_id', '=', personId).executeTakeFirst()

/** Locks the person, who is entered without a level if they are not known. */
export const lockPerson = async (tx: Tx, personId: bigint, at: Date): Promise<PersonRow> => {
  const db = tables<PlayRiskTables>(tx)
  await db
    .insertInto('play_risk.person')
    .values({ person_id: personId, level_since: at })
    .onConflict((on) => on.doNothing())
    .execute()
  return db
    .selectFrom('play_risk.person')
    .selectAll()
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const updatePerson = async (
  tx: Tx,
  personId: bigint,
  change: Updateable<PlayRiskTables['play_risk.person']>,
): Promise<void> => {
  await tables<PlayRiskTables>(tx)
    .updateTable('play_risk.person')
    .set(change)
    .where('person_id', '=', personId)
    .execute()
}

/** Persons with a level, a score or a planned look who were not judged on this day yet. */
export const listUnjudged = async (
  db: Db,
  today: string,
  limit: number,
): Promise<readonly bigint[]> => {
  const rows = await db
    .selectFrom('play_risk.person')
    .select('person_id')
    .where('judged_on', '<', today)
    .where(sql<boolean>`(level > 0 or score > 0 or held_until is not null)`)
    .orderBy('judged_on')
    .limit(limit)
    .execute()
  return rows.map(({ person_id: personId }) => personId)
}

type Account = { readonly memberId: bigint; readonly brandId: number }

/** The accounts by which brands find the person. */
export const writeAccounts = async (
  tx: Tx,
  personId: bigint,
  accounts: readonly Account[],
): Promise<void> => {
  const db = tables<PlayRiskTables>(tx)
  for (const { memberId, brandId } of accounts) {
    await db
      .insertInto('play_risk.account')
      .values({ member_id: memberId, person_id: personId, brand_id: brandId })
      .onConflict((on) => on.column('member_id').doUpdateSet({ person_id: personId }))
      .execute()
  }
}

/** The account of a person at a brand; undefined where there is none. */
export const findAccountAt = async (
  db: Db,
  personId: bigint,
  brandId: number,
): Promise<bigint | undefined> => {
  const row = await db
    .selectFrom('play_risk.account')
    .select('member_id')
    .where('person_id', '=', personId)
    .where('brand_id', '=', brandId)
    .orderBy('member_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.member_id
}
