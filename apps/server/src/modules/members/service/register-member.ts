import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Brand } from '../../../platform/http/brand.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { plainAddress, type Device } from '../../identity/index.ts'
import { accountOf, trialUsername } from '../domain/account-name.ts'
import {
  checkRegistration,
  shownFields,
  type RegistrationForm,
} from '../domain/check-registration.ts'
import { kindOf, ordinaryType } from '../domain/member-kind.ts'
import { findMemberByInviteCode } from '../repository/find-member.ts'
import { insertMember } from '../repository/insert-member.ts'
import type { MemberTables } from '../repository/tables.ts'
import { getAgentByCode } from './check-affiliate.ts'
import type { MemberDependencies } from './dependencies.ts'
import type { LoginAnswer } from './enter-as-member.ts'

export type RegistrationOrder = {
  readonly brand: Brand
  readonly language: 'EN' | 'PT'
  readonly form: RegistrationForm
  readonly captchaId: string | undefined
  readonly device: Device
}

/** Who brought the new member: an agent by affiliate code, a member by referral code. */
type Brought = { readonly uplineId: bigint | null; readonly referrerId: bigint | null }

/**
 * Registration by username. In order: human verification, terms, the brand's field rules, password,
 * captcha, invitation; then member, credential, wallet accounts and session in one transaction.
 */
export const createRegisterMember = (dependencies: MemberDependencies) => {
  const { database, clock, identity, memberBrandOf, registerRulesOf, openAccounts } = dependencies

  const demandGoodForm = (form: RegistrationForm, brand: Brand) => {
    if (!form.termsAccepted) throw new Refusal('register.terms_required')
    const problem = checkRegistration(form, registerRulesOf(brand.id))
    if (problem) throw new Refusal('register.field_invalid', { ...problem })
    identity.demandGoodPassword(form.password, form.username)
    if (form.username.normalize('NFKC').toLowerCase() === trialUsername) {
      throw new Refusal('register.username_taken')
    }
  }

  const demandHuman = async ({ brand, form, captchaId }: RegistrationOrder) => {
    const isCaptchaShown =
      memberBrandOf(brand.id).showCaptcha && !brand.disabledModules.has('CAPTCHA3')
    if (!isCaptchaShown) return
    if (!(await identity.isCaptchaRight(captchaId, form.captcha))) {
      throw new Refusal('captcha.invalid', { captcha: true })
    }
  }

  const findBrought = async (tx: Tx, brand: Brand, form: RegistrationForm): Promise<Brought> => {
    const db = tables<MemberTables>(tx)
    const types = memberBrandOf(brand.id)
    const agent = form.affiliateCode
      ? await getAgentByCode(db, brand.id, form.affiliateCode, types)
      : undefined
    const referrer = form.referralCode
      ? await findMemberByInviteCode(db, brand.id, form.referralCode)
      : undefined
    return { uplineId: agent?.memberId ?? null, referrerId: referrer?.memberId ?? null }
  }

  const insertRegistered = async (tx: Tx, order: RegistrationOrder, hashes: Hashes) => {
    const { brand, form, device } = order
    const kept = shownFields(form, registerRulesOf(brand.id))
    const brought = await findBrought(tx, brand, form)
    const now = clock.now()
    const member = await insertMember(tables<MemberTables>(tx), {
      brandId: brand.id,
      account: accountOf(brand.merchant, form.username),
      nickname: form.username,
      type: ordinaryType,
      language: order.language,
      registeredAt: now,
      optional: {
        upline_member_id: brought.uplineId,
        referrer_member_id: brought.referrerId,
        affiliate_code: kept.affiliateCode,
        referral_code: form.referralCode || null,
        recommender_id: kept.recommenderId,
        payee_name: kept.payeeName,
        email: kept.email,
        mobile_dialing_code: kept.mobileNum === null ? null : (form.countryDialingCode ?? null),
        mobile_number: kept.mobileNum,
        qq_number: kept.qqNum,
        line: kept.line,
        whatsapp: kept.whatsapp,
        facebook: kept.facebook,
        wechat: kept.wechat,
        id_number: kept.idNumber,
        terms_accepted_at: now,
        register_domain: form.domain,
        register_url: form.registerUrl,
        register_address: plainAddress(device.address),
      },
    })
    const isNew =
      member !== undefined &&
      (await identity.insertCredential(tx, {
        brandId: brand.id,
        holder: 'member',
        memberId: member.memberId,
        username: form.username,
        passwordHash: hashes.password,
        passwordSetAt: now,
        paymentPasswordHash: hashes.paymentPassword,
        isDemo: false,
      }))
    if (!isNew) throw new Refusal('register.username_taken')
    return member
  }

  type Hashes = { readonly password: string; readonly paymentPassword: string | null }

  const hashAll = async ({ form, brand }: RegistrationOrder): Promise<Hashes> => {
    const { enabled } = registerRulesOf(brand.id).paymentPassword
    return {
      password: await identity.hasher.hash(form.password),
      paymentPassword:
        enabled && form.paymentPassword ? await identity.hasher.hash(form.paymentPassword) : null,
    }
  }

  return async (order: RegistrationOrder): Promise<LoginAnswer> => {
    const { brand, form, device } = order
    const isHumanCheckOn = !brand.disabledModules.has('GEETEST3')
    if (isHumanCheckOn && !(await identity.isHuman(form.humanProof))) {
      throw new Refusal('verify_first')
    }
    demandGoodForm(form, brand)
    await demandHuman(order)

    // Hashing takes a while, so it happens before any row is held.
    const hashes = await hashAll(order)
    return database.inTx(async (tx) => {
      const member = await insertRegistered(tx, order, hashes)
      await openAccounts(tx, member.memberId, { mayDebit: true })
      const { token } = await identity.openSession(tx, {
        memberId: member.memberId,
        brandId: brand.id,
        kind: kindOf(ordinaryType, memberBrandOf(brand.id)),
        method: 'registration',
        device,
      })
      return {
        token,
        id: member.customerId,
        userName: form.username,
        customerType: ordinaryType,
        firstTimeLogin: false,
        passwordExpired: false,
      }
    })
  }
}
