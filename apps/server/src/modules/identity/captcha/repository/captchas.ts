import type { IdentityDb } from '../../tables.ts'

export type StoredCaptcha = { readonly id: string; readonly answer: string; readonly until: Date }

export const insertCaptcha = async (db: IdentityDb, captcha: StoredCaptcha): Promise<void> => {
  await db.insertInto('identity.captcha').values(captcha).execute()
}

/** Removes and answers it: right or wrong, nobody gets a second guess at the same picture. */
export const takeCaptcha = async (db: IdentityDb, id: string): Promise<StoredCaptcha | undefined> =>
  db.deleteFrom('identity.captcha').where('id', '=', id).returningAll().executeTakeFirst()

/** Removes pictures whose time is over. */
export const deleteCaptchasBefore = async (db: IdentityDb, now: Date): Promise<void> => {
  await db.deleteFrom('identity.captcha').where('until', '<', now).execute()
}
