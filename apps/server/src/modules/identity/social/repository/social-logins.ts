import type { SocialProvider } from '@trevo/contract/wps/security/social.ts'
import type { IdentityDb, SocialArrivalTable } from '../../tables.ts'

export type SocialAttempt = {
  readonly attemptHash: Buffer
  readonly provider: SocialProvider
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
  readonly until: Date
}

export const insertAttempt = async (db: IdentityDb, one: SocialAttempt): Promise<void> => {
  await db
    .insertInto('identity.social_attempt')
    .values({
      attempt_hash: one.attemptHash,
      provider: one.provider,
      state: one.state,
      nonce: one.nonce,
      code_verifier: one.codeVerifier,
      until: one.until,
    })
    .execute()
}

/** Removes and returns it: each sign-in accepts one answer. */
export const takeAttempt = async (
  db: IdentityDb,
  attemptHash: Buffer,
): Promise<SocialAttempt | undefined> => {
  const row = await db
    .deleteFrom('identity.social_attempt')
    .where('attempt_hash', '=', attemptHash)
    .returningAll()
    .executeTakeFirst()
  return (
    row && {
      attemptHash,
      provider: row.provider,
      state: row.state,
      nonce: row.nonce,
      codeVerifier: row.code_verifier,
      until: row.until,
    }
  )
}

export type SocialKey = {
  readonly brandId: number
  readonly provider: SocialProvider
  readonly subject: string
}

export const findSocialLogin = async (
  db: IdentityDb,
  { brandId, provider, subject }: SocialKey,
): Promise<bigint | undefined> => {
  const row = await db
    .selectFrom('identity.social_login')
    .select('member_id')
    .where('brand_id', '=', brandId)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.member_id
}

/** False if this identity belongs to another member, or the member has another one of this provider. */
export const insertSocialLogin = async (
  db: IdentityDb,
  key: SocialKey & { readonly memberId: bigint; readonly at: Date },
): Promise<boolean> => {
  const result = await db
    .insertInto('identity.social_login')
    .values({
      brand_id: key.brandId,
      provider: key.provider,
      subject: key.subject,
      member_id: key.memberId,
      linked_at: key.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export const deleteSocialLogin = async (
  db: IdentityDb,
  memberId: bigint,
  provider: SocialProvider,
): Promise<boolean> => {
  const result = await db
    .deleteFrom('identity.social_login')
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export const insertArrival = async (db: IdentityDb, arrival: SocialArrivalTable): Promise<void> => {
  await db.insertInto('identity.social_arrival').values(arrival).execute()
}

/** The person who came from a provider, if it was this browser and recently. */
export const findArrival = (
  db: IdentityDb,
  asked: { linkId: string; attemptHash: Buffer; brandId: number; now: Date },
) =>
  db
    .selectFrom('identity.social_arrival')
    .selectAll()
    .where('link_id', '=', asked.linkId)
    .where('attempt_hash', '=', asked.attemptHash)
    .where('brand_id', '=', asked.brandId)
    .where('until', '>', asked.now)
    .executeTakeFirst()

export const deleteArrival = async (db: IdentityDb, linkId: string): Promise<boolean> => {
  const result = await db
    .deleteFrom('identity.social_arrival')
    .where('link_id', '=', linkId)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

/** Removes expired attempts and arrivals. */
export const deleteSocialBefore = async (db: IdentityDb, now: Date): Promise<void> => {
  await db.deleteFrom('identity.social_attempt').where('until', '<', now).execute()
  await db.deleteFrom('identity.social_arrival').where('until', '<', now).execute()
}
