import type { LoginValue } from '@trevo/contract/wps/session.ts'
import type { z } from 'zod'
import type { Brand } from '../../../platform/http/brand.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Credential, Device, LoginMethod, SessionDemand } from '../../identity/index.ts'
import { kindOf } from '../domain/member-kind.ts'
import { findMember } from '../repository/find-member.ts'
import type { MemberDependencies } from './dependencies.ts'

export type LoginAnswer = z.input<typeof LoginValue>

/** Somebody whose first proof was right, whatever it was, on the way to a session. */
export type Entry = {
  readonly brand: Brand
  readonly memberId: bigint | null
  readonly method: LoginMethod
  readonly device: Device
  /** On the agent site only agents may enter. */
  readonly site: 'member' | 'agent'
  /** The password was one that nobody may choose (LOGIN-11). */
  readonly isWeak?: boolean
}

const passwordLifeMs = 90 * 24 * 60 * 60_000

const isExpired = (entry: Entry, { passwordSetAt }: Credential, now: Date): boolean =>
  entry.method === 'password' &&
  !entry.brand.disabledModules.has('PWDEXPFORCECHANGE3') &&
  now.getTime() - passwordSetAt.getTime() > passwordLifeMs

/**
 * The one way to a member's session. Refuses `member_no_enter` for whoever is no member,
 * `error_not_agent` on the agent site, `account.closed`.
 */
export const createEnterAsMember =
  ({ database, clock, identity, memberBrandOf }: MemberDependencies) =>
  async (entry: Entry): Promise<LoginAnswer> => {
    const { brand, memberId, method, device, site } = entry
    const member = memberId === null ? undefined : await findMember(database.db, memberId)
    if (!member) throw new Refusal('member_no_enter')
    const kind = kindOf(member.type, memberBrandOf(brand.id))
    if (site === 'agent' && kind !== 'agent') throw new Refusal('error_not_agent')
    if (member.closedAt) throw new Refusal('account.closed')

    const credential = await identity.findCredentialOf(member.memberId)
    const firstTimeLogin = credential?.isFirstLogin ?? false
    const passwordExpired = credential !== undefined && isExpired(entry, credential, clock.now())
    const mustChangePassword = firstTimeLogin || passwordExpired || entry.isWeak === true
    const demands: readonly SessionDemand[] = mustChangePassword ? ['password'] : []
    const { token } = await identity.openSessionNow({
      memberId: member.memberId,
      brandId: brand.id,
      kind,
      method,
      demands,
      device,
    })
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

export type EnterAsMember = ReturnType<typeof createEnterAsMember>
