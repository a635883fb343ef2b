import { sql } from 'kysely'
import type { IdentityDb } from '../../tables.ts'

/** Takes every second factor away and asks for a new one, until `clearFactorDue`. */
export const takeFactorsAway = async (
  db: IdentityDb,
  memberId: bigint,
  at: Date,
): Promise<void> => {
  await sql`delete from identity.totp where member_id = ${memberId}`.execute(db)
  await sql`delete from identity.recovery_code where member_id = ${memberId}`.execute(db)
  await sql`delete from identity.passkey where member_id = ${memberId}`.execute(db)
  await sql`delete from identity.last_proof where member_id = ${memberId}`.execute(db)
  await sql`delete from identity.login_challenge where member_id = ${memberId}`.execute(db)
  await db
    .insertInto('identity.second_factor_due')
    .values({ member_id: memberId, since: at })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ since: at }))
    .execute()
}

/** The member has a new one. */
export const clearFactorDue = async (db: IdentityDb, memberId: bigint): Promise<void> => {
  await db.deleteFrom('identity.second_factor_due').where('member_id', '=', memberId).execute()
}

export const isFactorDue = async (db: IdentityDb, memberId: bigint): Promise<boolean> =>
  (await db
    .selectFrom('identity.second_factor_due')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()) !== undefined
