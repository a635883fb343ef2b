import type { Selectable } from 'kysely'
import type { IdentityDb, LoginChallengeTable } from '../../tables.ts'

export type HeldLogin = {
  readonly challengeId: string
  readonly brandId: number
  readonly memberId: bigint
  /** The login's data, in the format of the caller that held it. */
  readonly pending: unknown
  readonly options: readonly string[]
  readonly triesLeft: number
}

const heldOf = (row: Selectable<LoginChallengeTable>): HeldLogin => ({
  challengeId: row.challenge_id,
  brandId: row.brand_id,
  memberId: row.member_id,
  pending: row.pending,
  options: row.options,
  triesLeft: row.tries_left,
})

export const insertHeldLogin = async (
  db: IdentityDb,
  held: HeldLogin & { readonly until: Date },
): Promise<void> => {
  await db
    .insertInto('identity.login_challenge')
    .values({
      challenge_id: held.challengeId,
      brand_id: held.brandId,
      member_id: held.memberId,
      pending: JSON.stringify(held.pending),
      options: [...held.options],
      tries_left: held.triesLeft,
      until: held.until,
    })
    .execute()
}

export const findHeldLogin = async (
  db: IdentityDb,
  brandId: number,
  challengeId: string,
  now: Date,
): Promise<HeldLogin | undefined> => {
  const row = await db
    .selectFrom('identity.login_challenge')
    .selectAll()
    .where('challenge_id', '=', challengeId)
    .where('brand_id', '=', brandId)
    .where('until', '>', now)
    .executeTakeFirst()
  return row && heldOf(row)
}

/** Counts one try before it is checked; undefined if no try was left. */
export const takeTry = async (
  db: IdentityDb,
  brandId: number,
  challengeId: string,
  now: Date,
): Promise<HeldLogin | undefined> => {
  const row = await db
    .updateTable('identity.login_challenge')
    .set((set) => ({ tries_left: set('tries_left', '-', 1) }))
    .where('challenge_id', '=', challengeId)
    .where('brand_id', '=', brandId)
    .where('until', '>', now)
    .where('tries_left', '>', 0)
    .returningAll()
    .executeTakeFirst()
  return row && heldOf(row)
}

/** False if another request finished it first. */
export const deleteHeldLogin = async (db: IdentityDb, challengeId: string): Promise<boolean> => {
  const result = await db
    .deleteFrom('identity.login_challenge')
    .where('challenge_id', '=', challengeId)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

/** Removes expired held logins. */
export const deleteHeldLoginsBefore = async (db: IdentityDb, now: Date): Promise<void> => {
  await db.deleteFrom('identity.login_challenge').where('until', '<', now).execute()
}
