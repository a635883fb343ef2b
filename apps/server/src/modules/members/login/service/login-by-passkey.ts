import type { Brand } from '../../../../platform/http/brand.ts'
import type { Device, PasskeyAnswer } from '../../../identity/index.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { EnterAsMember, LoginAnswer } from '../../common/service/entry.ts'

export type PasskeyOrder = {
  readonly brand: Brand
  readonly answer: PasskeyAnswer
  readonly site: 'member' | 'agent'
  readonly device: Device
}

/**
 * Login by passkey, without a name. It also lifts the lock of failed logins: the failures were another person's,
 * or are outweighed by the stronger proof.
 */
export const createLoginByPasskey =
  ({ identity }: MembersNeeds, enter: EnterAsMember) =>
  async ({ brand, answer, site, device }: PasskeyOrder): Promise<LoginAnswer> => {
    const memberId = await identity.passkeys.check(answer)
    const login = await enter({ brand, memberId, method: 'passkey', device, site })
    await identity.saveProof(memberId)
    await identity.liftLock.liftOf(memberId, device)
    return login
  }
