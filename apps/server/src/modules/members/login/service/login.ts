import type { Brand } from '../../../../platform/http/brand.ts'
import type { Device } from '../../../identity/index.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { EnterAsMember, LoginAnswer } from '../../common/service/entry.ts'
import { findUsernameByNumber } from './find-username-by-number.ts'

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
 * Login by username, or confirmed mobile number, and password: identity's refusals, then those of entering, which
 * come only after the right password.
 */
export const createLogin =
  ({ database, identity }: MembersNeeds, enter: EnterAsMember) =>
  async (order: LoginOrder): Promise<LoginAnswer> => {
    const { brand, device, site } = order
    const username = await findUsernameByNumber(database.db, brand.id, order.username)
    const attempt = { ...order, username, address: device.address }
    const { memberId, isWeak } = await identity.authenticate(attempt)
    return enter({ brand, memberId, method: 'password', device, site, isWeak })
  }
