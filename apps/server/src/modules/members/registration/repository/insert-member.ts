import type { LanguageCode } from '@trevo/languages/languages.ts'
import { accountKeyOf } from '../../common/domain/account-name.ts'
import { newCustomerId, newInviteCode } from '../domain/new-codes.ts'
import type { MemberDb, MemberTable } from '../../tables.ts'

type Optional = Pick<
  MemberTable,
  | 'upline_member_id'
  | 'referrer_member_id'
  | 'affiliate_code'
  | 'referral_code'
  | 'recommender_id'
  | 'payee_name'
  | 'email'
  | 'mobile_dialing_code'
  | 'mobile_number'
  | 'mobile_e164'
  | 'mobile_confirmed_at'
  | 'qq_number'
  | 'line'
  | 'whatsapp'
  | 'facebook'
  | 'wechat'
  | 'id_number'
  | 'born_on'
  | 'tax_id'
  | 'terms_accepted_at'
  | 'register_domain'
  | 'register_url'
  | 'register_address'
>

export type NewMember = {
  readonly brandId: number
  readonly account: string
  readonly nickname: string
  readonly type: number
  readonly language: LanguageCode | null
  readonly registeredAt: Date
  /** One of the demo's own accounts. */
  readonly isDemo?: boolean
  readonly optional?: Partial<Optional>
}

export type InsertedMember = { readonly memberId: bigint; readonly customerId: string }

/** Undefined if the brand already has the account; waits for a concurrent insert. */
export const insertMember = async (
  db: MemberDb,
  member: NewMember,
): Promise<InsertedMember | undefined> => {
  const row = await db
    .insertInto('members.member')
    .values({
      ...member.optional,
      customer_id: newCustomerId(),
      brand_id: member.brandId,
      account: member.account,
      account_key: accountKeyOf(member.account),
      nickname: member.nickname,
      type: member.type,
      language: member.language,
      invite_code: newInviteCode(),
      registered_at: member.registeredAt,
      is_demo: member.isDemo ?? false,
    })
    .onConflict((conflict) => conflict.columns(['brand_id', 'account_key']).doNothing())
    .returning(['member_id', 'customer_id'])
    .executeTakeFirst()
  return row && { memberId: row.member_id, customerId: row.customer_id }
}

/** Marks a demo account from before accounts had the mark. */
export const markAsDemo = async (db: MemberDb, memberId: bigint): Promise<void> => {
  await db
    .updateTable('members.member')
    .set({ is_demo: true })
    .where('member_id', '=', memberId)
    .where('is_demo', '=', false)
    .execute()
}
