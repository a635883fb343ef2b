import { dayMs } from '@trevo/calendar/durations.ts'
import { isSameName } from '@trevo/field-rules/person-name.ts'
import { isSameNumber } from '@trevo/field-rules/phone-digits.ts'
import type { VerificationMethod } from '@trevo/contract/wps/security/verification.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { SocialProvider } from '@trevo/contract/wps/security/social.ts'
import { z } from 'zod'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import type { PasskeyAnswer } from '../../../identity/index.ts'
import { maskEmail, maskNumber } from '../../common/domain/mask.ts'
import { secondCheckOf, strongMethods } from '../domain/second-check-options.ts'
import { findMember, type Member } from '../../common/repository/find-member.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { Entry } from '../../common/service/entry.ts'

const Pending = z.object({
  method: z.enum(['password', 'sms', 'google', 'facebook']),
  site: z.enum(['member', 'agent']),
  isWeak: z.boolean(),
  link: z.object({ provider: SocialProvider, subject: z.string() }).optional(),
  device: z.object({
    address: z.string(),
    userAgent: z.string(),
    kind: z.enum(['web', 'mobile']),
    loginDeviceId: z.string().optional(),
  }),
})

export type SecondProof = {
  readonly brand: Brand
  readonly challengeId: string
  readonly method: VerificationMethod
  readonly code: string | undefined
  readonly passkey: PasskeyAnswer['response'] | undefined
  readonly host: string
}

export type CodeRequest = {
  readonly brand: Brand
  readonly challengeId: string
  readonly method: 'email' | 'sms' | 'passkey'
  readonly language: Language
  readonly address: string
  readonly host: string
}

const targetOf = (member: Member, method: 'email' | 'sms'): string => {
  const to = method === 'email' ? member.email : member.mobileE164
  if (to === null) throw new Refusal('login.verification_expired')
  return to
}

const standingOf = async ({ clock, identity }: MembersNeeds, entry: Entry, member: Member) => {
  const daysSince = (at: Date | null): number =>
    at ? (clock.now().getTime() - at.getTime()) / dayMs : Number.POSITIVE_INFINITY
  const judged = await identity.judgeLogin(member.memberId, entry.device.address)
  return {
    ...judged,
    method: entry.method,
    daysSinceProof: daysSince(judged.lastProofAt),
    email: member.email,
    isEmailConfirmed: member.emailConfirmedAt !== null,
    mobileNumber: member.mobileNumber,
    isMobileConfirmed: member.mobileConfirmedAt !== null,
    payeeName: member.payeeName,
  }
}

const getHolder = async ({ database }: MembersNeeds, memberId: bigint): Promise<Member> => {
  const member = await findMember(database.db, memberId)
  if (!member) throw new Error(`held login without a member: ${memberId}`)
  return member
}

/** Whether the second proof is right; a code or passkey is used up. */
const createIsRight = ({ database, identity, verification }: MembersNeeds) => {
  const isCodeRight = async (member: Member, method: 'email' | 'sms', code: string) => {
    const proof = await verification
      .checkCode({
        brandId: member.brandId,
        purpose: 'second-check',
        to: targetOf(member, method),
        code,
      })
      .catch((error: unknown) => {
        if (error instanceof Refusal && error.code !== 'code.expired') return undefined
        throw error
      })
    if (!proof) return false
    await database.inTx((tx) => proof.spend(tx))
    return true
  }

  return async (member: Member, proof: SecondProof, device: Entry['device']) => {
    const { method, code = '', passkey, host } = proof
    const { memberId, brandId } = member
    switch (method) {
      case 'totp':
        return identity.authenticator.isTotpRight(memberId, code)
      case 'recovery':
        return identity.authenticator.isRecoveryRight({ memberId, brandId, device }, code)
      case 'passkey':
        return (
          passkey !== undefined &&
          identity.passkeys.check({ response: passkey, host, memberId }).then(
            () => true,
            () => false,
          )
        )
      case 'email':
      case 'sms':
        return isCodeRight(member, method, code)
      case 'mobile':
        return isSameNumber(code, member.mobileNumber ?? '', member.mobileE164)
      case 'bankAccountName':
        return isSameName(code, member.payeeName ?? '')
      default:
        return method satisfies never
    }
  }
}

/**
 * Refuses `login.verification_required` if a second proof is due. True if one is due and the member has no option:
 * setting one up is the session's required action.
 */
const createRequire =
  (needs: MembersNeeds) =>
  async (entry: Entry, member: Member): Promise<boolean> => {
    const { identity, settings } = needs
    const standing = await standingOf(needs, entry, member)
    const check = secondCheckOf(standing, {
      asksStrangers: !entry.brand.disabledModules.has('LOGINIPVERF3'),
      mfaEveryDays: settings.memberBrandOf(entry.brand.id).mfaEveryDays,
    })
    if (!check) return false
    const { reason, options } = check
    if (options.length === 0) {
      // A code to a stolen phone must not open the account.
      if (standing.isFactorDue && entry.method === 'sms') throw new Refusal('account.blocked')
      return reason === 'mfa_due'
    }
    const { method, site, device, link, isWeak = false } = entry
    const { challengeId, expiresAt } = await identity.heldLogins.hold({
      brandId: entry.brand.id,
      memberId: member.memberId,
      options: options.map((option) => option.method),
      pending: { method, site, device, isWeak, link } satisfies Record<
        keyof z.input<typeof Pending>,
        unknown
      >,
    })
    await identity.recordNow({
      memberId: member.memberId,
      brandId: entry.brand.id,
      kind: 'verification_required',
      device,
      method,
      detail: { reason },
    })
    throw new Refusal('login.verification_required', {
      challengeId,
      reason,
      options,
      expiresAt: expiresAt.toISOString(),
    })
  }

/** Sends the code, or challenges the device. */
const createStart = (needs: MembersNeeds) => async (asked: CodeRequest) => {
  const { identity, verification } = needs
  const { brand, challengeId, method, language, address, host } = asked
  const held = await identity.heldLogins.get(brand.id, challengeId)
  if (!held.options.includes(method)) throw new Refusal('login.verification_expired')
  if (method === 'passkey') {
    const { options } = await identity.passkeys.ask(host, held.memberId)
    return { sentTo: null, passkeyOptions: options }
  }
  const to = targetOf(await getHolder(needs, held.memberId), method)
  await verification.sendCode({
    brandId: brand.id,
    purpose: 'second-check',
    channel: method,
    to,
    language,
    address,
    requester: { kind: 'owner' },
  })
  return { sentTo: method === 'email' ? maskEmail(to) : maskNumber(to), passkeyOptions: null }
}

/** The held login, once its second proof is right. */
const createProve = (needs: MembersNeeds) => {
  const { identity } = needs
  const isRight = createIsRight(needs)

  return async (proof: SecondProof): Promise<Entry> => {
    const { brand, challengeId, method } = proof
    const { memberId, pending, options } = await identity.heldLogins.get(brand.id, challengeId)
    if (!options.includes(method)) throw new Refusal('login.verification_expired')
    const { device, link, ...known } = Pending.parse(pending)
    const member = await getHolder(needs, memberId)
    await identity.heldLogins
      .prove(brand.id, challengeId, () => isRight(member, proof, device))
      .catch(async (error: unknown) => {
        if (error instanceof Refusal && error.code === 'login.verification_failed') {
          const kind = 'verification_failed'
          await identity.recordNow({ memberId, brandId: brand.id, kind, device, method })
        }
        throw error
      })
    if (strongMethods.has(method)) await identity.saveProof(memberId)
    const { loginDeviceId, ...place } = device
    return {
      brand,
      memberId,
      ...known,
      ...(link && { link }),
      device: { ...place, ...(loginDeviceId !== undefined && { loginDeviceId }) },
    }
  }
}

/** The second proof of a login: when it is due, how it starts, and whether it is right. */
export const createSecondCheck = (needs: MembersNeeds) => ({
  require: createRequire(needs),
  startVerification: createStart(needs),
  prove: createProve(needs),
})

export type SecondCheck = ReturnType<typeof createSecondCheck>
