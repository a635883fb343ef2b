import type { LoginValue } from '@trevo/contract/wps/session.ts'
import type { Brand } from '../../../platform/http/brand.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Device } from '../../identity/index.ts'
import { kindOf } from '../domain/member-kind.ts'
import { findMember } from '../repository/find-member.ts'
import type { MemberDependencies } from './dependencies.ts'
import type { z } from 'zod'

export type LoginAnswer = z.input<typeof LoginValue>

export type LoginOrder = {
  readonly brand: Brand
  readonly username: string
  readonly password: string
  readonly captcha?: string | undefined
  readonly captchaId?: string | undefined
  readonly humanProof?: string | undefined
  /** On the agent site only agents may enter. */
  readonly site: 'member' | 'agent'
  readonly device: Device
}

const passwordLifeMs = 90 * 24 * 60 * 60_000

/**
 * Login by username and password. Beside identity's refusals: `member_no_enter` for whoever is no
 * member, `error_not_agent` on the agent site. Both only after the right password, and without a
 * session.
 */
export const createLogin =
  ({ database, clock, identity, memberBrandOf }: MemberDependencies) =>
  async (order: LoginOrder): Promise<LoginAnswer> => {
    const { brand, device, site } = order
    const credential = await identity.authenticate({ ...order, address: device.address })
    const { memberId } = credential
    const member = memberId === null ? undefined : await findMember(database.db, memberId)
    if (!member) throw new Refusal('member_no_enter')
    const kind = kindOf(member.type, memberBrandOf(brand.id))
    if (site === 'agent' && kind !== 'agent') throw new Refusal('error_not_agent')

    const { token } = await identity.openSessionNow({
      memberId: member.memberId,
      brandId: brand.id,
      kind,
      method: 'password',
      device,
    })
    const passwordAgeMs = clock.now().getTime() - credential.passwordSetAt.getTime()
    return {
      token,
      id: member.customerId,
      userName: member.username,
      customerType: member.type,
      firstTimeLogin: credential.isFirstLogin,
      passwordExpired:
        !brand.disabledModules.has('PWDEXPFORCECHANGE3') && passwordAgeMs > passwordLifeMs,
    }
  }
