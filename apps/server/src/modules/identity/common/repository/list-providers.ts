import type { SocialProvider } from '@trevo/contract/wps/security/social.ts'
import type { IdentityDb } from '../../tables.ts'

/** Providers with which a member can log in. */
export const listProviders = async (
  db: IdentityDb,
  memberId: bigint,
): Promise<SocialProvider[]> => {
  const rows = await db
    .selectFrom('identity.social_login')
    .select('provider')
    .where('member_id', '=', memberId)
    .orderBy('provider')
    .execute()
  return rows.map(({ provider }) => provider)
}
