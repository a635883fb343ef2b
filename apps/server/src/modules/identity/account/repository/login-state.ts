import { sql } from 'kysely'
import type { IdentityDb } from '../../tables.ts'

export type LoginState = {
  readonly isTotpOn: boolean
  readonly passkeyCount: number
  readonly recoveryCodesLeft: number
  /** When the member last proved their identity by more than a password. */
  readonly lastProofAt: Date | null
  /** An operator took the second factors away, and there is no new one yet. */
  readonly isFactorDue: boolean
  /** The member was admitted from somewhere since then. */
  readonly hasAddresses: boolean
  /** And from this address. */
  readonly isAddressKnown: boolean
}

type KnownAddress = { readonly addressKey: string; readonly since: Date }

/** All facts for judging a login, in one query: every login needs it. */
export const findLoginState = async (
  db: IdentityDb,
  memberId: bigint,
  { addressKey, since }: KnownAddress,
): Promise<LoginState> => {
  const known = sql`select from identity.known_address
    where member_id = ${memberId} and last_seen_at > ${since}`
  const { rows } = await sql<LoginState>`
    select
      exists (select from identity.totp where member_id = ${memberId} and confirmed_at is not null)
        as "isTotpOn",
      (select count(*)::int from identity.passkey where member_id = ${memberId}) as "passkeyCount",
      (select count(*)::int from identity.recovery_code where member_id = ${memberId})
        as "recoveryCodesLeft",
      (select at from identity.last_proof where member_id = ${memberId}) as "lastProofAt",
      exists (select from identity.second_factor_due where member_id = ${memberId}) as "isFactorDue",
      exists (${known}) as "hasAddresses",
      exists (${known} and address_key = ${addressKey}) as "isAddressKnown"`.execute(db)
  const [standing] = rows
  if (!standing) throw new Error('login state query returned no row')
  return standing
}
