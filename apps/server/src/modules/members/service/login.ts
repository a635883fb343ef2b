import type { Brand } from '../../../platform/http/brand.ts'
import type { Device } from '../../identity/index.ts'
import type { MemberDependencies } from './dependencies.ts'
import type { EnterAsMember, LoginAnswer } from './enter-as-member.ts'

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

/**
 * Login by username and password: identity's refusals, then those of entering, which come only after
 * the right password.
 */
export const createLogin =
  ({ identity }: MemberDependencies, enter: EnterAsMember) =>
  async (order: LoginOrder): Promise<LoginAnswer> => {
    const { brand, device, site } = order
    const { memberId, isWeak } = await identity.authenticate({ ...order, address: device.address })
    return enter({ brand, memberId, method: 'password', device, site, isWeak })
  }
