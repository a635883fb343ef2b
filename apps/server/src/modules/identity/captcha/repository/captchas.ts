import type { IdentityDb } from '../../tables.ts'

export type StoredCaptcha = { readonly id: string; readonly answer: string; readonly until: Date }

export const insertCaptcha = async (db: IdentityDb, captcha: StoredCaptcha): Promise<void> => {
  await db.insertInto('identity.captcha').values(captcha).execute()
}

/** Removes and returns it: right or wrong, each picture allows a single guess. */
export const takeCaptcha = async (db: IdentityDb, id: string): Promise<StoredCaptcha | undefined> =>
  db.deleteFrom('identity.captcha').where('id', '=', id).returningAll().executeTakeFirst()

/** Removes expired pictures. */
export const deleteCaptchasBefore = async (db: IdentityDb, now: Date): Promise<void> => {
  await db.deleteFrom('identity.captcha').where('until', '<', now).execute()
}
