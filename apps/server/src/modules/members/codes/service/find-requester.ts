import type { Requester } from '../../../verification/index.ts'
import type { Member } from '../../common/repository/find-member.ts'
import type { MembersNeeds } from '../../needs.ts'

/** Where somebody without a session asks for a message from. */
export type AskedFrom = {
  readonly address: string
  /** The mark that a login left in this browser. */
  readonly deviceMark: string | undefined
}

/**
 * Whether somebody without a session is known as the owner of what a message goes to: by the device
 * or by the place. Nobody's number has only visitors.
 */
export const createFindRequester =
  ({ identity, verification }: Pick<MembersNeeds, 'identity' | 'verification'>) =>
  async (owner: Member | undefined, { address, deviceMark }: AskedFrom): Promise<Requester> => {
    if (!owner) return { kind: 'visitor' }
    const { brandId, customerId, memberId } = owner
    if (verification.isDeviceOf(brandId, customerId, deviceMark)) return { kind: 'owner' }
    return { kind: (await identity.isKnownPlace(memberId, address)) ? 'place' : 'visitor' }
  }
