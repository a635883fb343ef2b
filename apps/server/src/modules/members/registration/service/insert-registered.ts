import type { LanguageCode } from '@trevo/languages/languages.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import { plainAddress } from '@trevo/vendor-kit/http/address.ts'
import type { Device } from '../../../identity/index.ts'
import { accountOf } from '../../common/domain/account-name.ts'
import {
  shownFields,
  type FormKind,
  type MobileRegistrationForm,
  type RegistrationForm,
} from '../domain/check-registration.ts'
import { kindOf, ordinaryType } from '../../common/domain/member-kind.ts'
import {
  findMember,
  findMemberByInviteCode,
  findMemberByMobile,
} from '../../common/repository/find-member.ts'
import { insertMember, type InsertedMember } from '../repository/insert-member.ts'
import type { MemberTables } from '../../tables.ts'
import { getAgentByCode } from './check-affiliate.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { LoginAnswer } from '../../common/service/entry.ts'
import { mayStakeAtOnce, openAccounts } from './open-accounts.ts'

/** What is common to both ways of registering. */
export type RegistrationOrder<Form = RegistrationForm> = {
  readonly brand: Brand
  readonly language: LanguageCode
  readonly form: Form
  readonly captchaId: string | undefined
  readonly device: Device
  /** From a social sign-in, in place of the human verification (LOGIN-8). */
  keepArrival?(tx: Tx, memberId: bigint): Promise<void>
}

export type Hashes = { readonly password: string; readonly paymentPassword: string | null }

/** A valid registration. */
export type Registered = {
  readonly order: RegistrationOrder<RegistrationForm | MobileRegistrationForm>
  readonly kind: FormKind
  readonly username: string
  readonly hashes: Hashes
  /** In international format; confirmed if its owner received our code. */
  readonly mobile: { readonly e164: string; readonly isConfirmed: boolean } | undefined
}

/** The new member's upline and referrer: an agent by link or code, a member by referral code. */
type Brought = {
  readonly uplineId: bigint | null
  readonly linkId: string | undefined
  readonly referrerId: bigint | null
  /** Account type of the new member. */
  readonly type: number
}

/** The account type that an agent's link gives to registering agents. */
const subAgentType = 2

const findAgentOf = async (
  { clock, settings, agents }: MembersNeeds,
  tx: Tx,
  { brand, form }: Registered['order'],
): Promise<Omit<Brought, 'referrerId'>> => {
  const none = { uplineId: null, linkId: undefined, type: ordinaryType }
  if (!form.affiliateCode) return none
  const types = settings.memberBrandOf(brand.id)
  const db = tables<MemberTables>(tx)
  const invited = await findMemberByInviteCode(db, brand.id, form.affiliateCode)
  const link = invited
    ? undefined
    : await agents.findOpenLink(brand.id, form.affiliateCode, clock.now(), tx)
  if (!link) {
    const agent = await getAgentByCode(db, brand.id, form.affiliateCode, types)
    return { ...none, uplineId: agent.memberId }
  }
  const agent = await findMember(db, link.agentId)
  const isAgent = agent && !agent.closedAt && kindOf(agent.type, types) === 'agent'
  if (!isAgent) throw new Refusal('invitation_code_error')
  return {
    uplineId: agent.memberId,
    linkId: link.linkId,
    type: link.registersAgents ? subAgentType : ordinaryType,
  }
}

const findBrought = async (needs: MembersNeeds, tx: Tx, one: Registered): Promise<Brought> => {
  const { brand, form } = one.order
  const agent = await findAgentOf(needs, tx, one.order)
  const referrer = form.referralCode
    ? await findMemberByInviteCode(tables<MemberTables>(tx), brand.id, form.referralCode)
    : undefined
  return { ...agent, referrerId: referrer?.memberId ?? null }
}

const requireFreeMobile = async (tx: Tx, { order, mobile }: Registered) => {
  if (!mobile?.isConfirmed) return
  const db = tables<MemberTables>(tx)
  const owner = await findMemberByMobile(db, order.brand.id, mobile.e164)
  if (owner) throw new Refusal('register.mobile_taken')
}

const columnsOf = (
  { settings }: MembersNeeds,
  { order, kind, mobile }: Registered,
  brought: Brought,
  now: Date,
) => {
  const { brand, form, device } = order
  const kept = shownFields(form, settings.registerRulesOf(brand.id), kind)
  return {
    upline_member_id: brought.uplineId,
    referrer_member_id: brought.referrerId,
    affiliate_code: kept.affiliateCode,
    referral_code: form.referralCode || null,
    recommender_id: kept.recommenderId,
    payee_name: kept.payeeName,
    email: kept.email,
    mobile_dialing_code: kept.mobileNum === null ? null : (form.countryDialingCode ?? null),
    mobile_number: kept.mobileNum,
    mobile_e164: kept.mobileNum === null ? null : (mobile?.e164 ?? null),
    mobile_confirmed_at: mobile?.isConfirmed ? now : null,
    qq_number: kept.qqNum,
    line: kept.line,
    whatsapp: kept.whatsapp,
    facebook: kept.facebook,
    wechat: kept.wechat,
    id_number: kept.idNumber,
    born_on: settings.memberBrandOf(brand.id).asksBirthDate ? (form.bornOn ?? null) : null,
    terms_accepted_at: now,
    register_domain: form.domain,
    register_url: form.registerUrl,
    register_address: plainAddress(device.address),
  }
}

/**
 * Writes member, credential, wallet accounts and session. Refuses `invitation_code_error`,
 * `register.username_taken`, `register.mobile_taken` for a number that another account confirmed.
 */
export const createInsertRegistered = (needs: MembersNeeds) => {
  const { clock, identity, settings } = needs

  const insert = async (
    tx: Tx,
    one: Registered,
  ): Promise<InsertedMember & Pick<Brought, 'type'>> => {
    const { username, hashes } = one
    const { brand, language } = one.order
    await requireFreeMobile(tx, one)
    const brought = await findBrought(needs, tx, one)
    const now = clock.now()
    const member = await insertMember(tables<MemberTables>(tx), {
      brandId: brand.id,
      account: accountOf(brand.merchant, username),
      nickname: username,
      type: brought.type,
      language,
      registeredAt: now,
      optional: columnsOf(needs, one, brought, now),
    })
    const isNew =
      member !== undefined &&
      (await identity.insertCredential(tx, {
        brandId: brand.id,
        memberId: member.memberId,
        username,
        passwordHash: hashes.password,
        passwordSetAt: now,
        paymentPasswordHash: hashes.paymentPassword,
        isDemo: false,
      }))
    if (!isNew) throw new Refusal('register.username_taken')
    await needs.agents.place(tx, { ...brought, ...member, brandId: brand.id, at: now })
    return { ...member, type: brought.type }
  }

  return async (tx: Tx, one: Registered): Promise<LoginAnswer> => {
    const { brand, device } = one.order
    const member = await insert(tx, one)
    await one.order.keepArrival?.(tx, member.memberId)
    const mayDebit = mayStakeAtOnce(settings.memberBrandOf(brand.id))
    await openAccounts(needs, tx, member.memberId, { mayDebit })
    const { limits } = one.order.form
    if (limits) await needs.limits.setFirstLimitsInTx(tx, member.memberId, limits)
    const { token } = await identity.openSession(tx, {
      memberId: member.memberId,
      brandId: brand.id,
      kind: kindOf(member.type, settings.memberBrandOf(brand.id)),
      method: 'registration',
      device,
    })
    return {
      token,
      id: member.customerId,
      userName: one.username,
      customerType: member.type,
      firstTimeLogin: false,
      passwordExpired: false,
    }
  }
}

export type InsertRegistered = ReturnType<typeof createInsertRegistered>
