import { dayMs } from '@trevo/calendar/durations.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Credential, RequiredAction } from '../../../identity/index.ts'
import { kindOf, type MemberKind } from '../../common/domain/member-kind.ts'
import { applyStanding } from '../../common/service/apply-standing.ts'
import { saveLastLogin } from '../../common/repository/last-logins.ts'
import { findMember, type Member } from '../../common/repository/find-member.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { EnterAsMember, Entry } from '../../common/service/entry.ts'
import type { SecondCheck } from './second-check.ts'

type Admitted = { readonly member: Member; readonly kind: MemberKind }

const passwordLifeMs = 90 * dayMs

const isExpired = (entry: Entry, { passwordSetAt }: Credential, now: Date): boolean =>
  entry.method === 'password' &&
  !entry.brand.disabledModules.has('PWDEXPFORCECHANGE3') &&
  now.getTime() - passwordSetAt.getTime() > passwordLifeMs

/** Accounts from before the brand asked for limits or an identity: nothing is staked until their owners have both. */
const holdUnready = async (needs: MembersNeeds, member: Member): Promise<void> => {
  const { database, settings, limits, kyc, wallet } = needs
  const { asksLimits, identityBeforeStake } = settings.memberBrandOf(member.brandId)
  if (!asksLimits && !identityBeforeStake) return
  await database.inTx(async (tx) => {
    const hasLimits = await limits.hasFirstLimitsInTx(tx, member)
    if (hasLimits && (await kyc.mayStakeInTx(tx, member))) return
    await wallet.lockBalance(tx, member.memberId)
    await applyStanding(needs, tx, member.memberId)
  })
}

/**
 * The session of an admitted member. @throws Refusal `account.blocked`: a block that came in between has ended the
 * sessions that it found, and not this one
 */
const createOpenSession = (needs: MembersNeeds) => {
  const { database, clock, identity, compliance } = needs
  return async (
    { brand, method, device, parentId }: Entry,
    { member, kind }: Admitted,
    requiredActions: readonly RequiredAction[],
  ): Promise<string> => {
    const { memberId } = member
    await holdUnready(needs, member)
    // Before there is a session: nothing is staked with it until the register has answered.
    await database.inTx((tx) => compliance.beginCheck(tx, memberId, 'login'))
    const { token, sessionId } = await identity.openSessionNow({
      memberId,
      brandId: brand.id,
      kind,
      method,
      requiredActions,
      device,
      parentId,
    })
    const now = await findMember(database.db, memberId)
    if (now?.blocked.includes('login')) {
      await identity.endSession(sessionId)
      throw new Refusal('account.blocked')
    }
    await saveLastLogin(database.db, { memberId, brandId: brand.id, at: clock.now() })
    return token
  }
}

/**
 * The single way to a member's session. Refuses `member_no_enter` for anyone but members, `error_not_agent` on the
 * agent site, `account.closed`, `account.blocked`, and `login.verification_required` if a second proof is due; `resume` is for
 * callers that have checked it.
 */
export const createEnterAsMember = (
  needs: MembersNeeds,
  secondCheck: SecondCheck,
): { enter: EnterAsMember; resume: EnterAsMember } => {
  const { database, clock, identity, settings } = needs
  const openSession = createOpenSession(needs)

  const admit = async ({ brand, memberId, site }: Entry) => {
    const member = memberId === null ? undefined : await findMember(database.db, memberId)
    if (!member || member.brandId !== brand.id) throw new Refusal('member_no_enter')
    const kind = kindOf(member.type, settings.memberBrandOf(brand.id))
    if (site === 'agent' && kind !== 'agent') throw new Refusal('error_not_agent')
    if (member.closedAt) throw new Refusal('account.closed')
    if (member.blocked.includes('login')) throw new Refusal('account.blocked')
    return { member, kind }
  }

  const open = async (entry: Entry, admitted: Admitted, mustProve: boolean) => {
    const { brand, device } = entry
    const { member } = admitted
    const { memberId } = member
    const { link } = entry
    if (link) {
      const order = { ...link, memberId, brandId: brand.id, device }
      await database.inTx((tx) => identity.social.link(tx, order))
    }
    const credential = await identity.findCredentialOf(memberId)
    const firstTimeLogin = credential?.isFirstLogin ?? false
    const passwordExpired = credential !== undefined && isExpired(entry, credential, clock.now())
    const mustChangePassword = firstTimeLogin || passwordExpired || entry.isWeak === true
    const requiredActions: RequiredAction[] = []
    if (mustChangePassword) requiredActions.push('password')
    if (mustProve) requiredActions.push('mfa')
    const token = await openSession(entry, admitted, requiredActions)
    return {
      token,
      id: member.customerId,
      userName: member.username,
      customerType: member.type,
      firstTimeLogin,
      passwordExpired,
      ...(mustChangePassword && { mustChangePassword }),
    }
  }

  return {
    enter: async (entry) => {
      const admitted = await admit(entry)
      const mustProve = await secondCheck.require(entry, admitted.member)
      return open(entry, admitted, mustProve)
    },
    resume: async (entry) => {
      const admitted = await admit(entry)
      return open(entry, admitted, await identity.isSecondFactorDue(admitted.member.memberId))
    },
  }
}
