import type { MemberDb } from '../../tables.ts'

/** Everything that a member told us, or that registering recorded, in clear. */
export const findWhole = (db: MemberDb, memberId: bigint) =>
  db
    .selectFrom('members.member')
    .select([
      'payee_name',
      'nickname',
      'tax_id',
      'born_on',
      'email',
      'mobile_e164',
      'mobile_number',
      'mobile_dialing_code',
      'postal_address',
      'line',
      'whatsapp',
      'facebook',
      'wechat',
      'qq_number',
      'terms_accepted_at',
      'register_domain',
      'register_address',
      'affiliate_code',
      'close_reason',
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
