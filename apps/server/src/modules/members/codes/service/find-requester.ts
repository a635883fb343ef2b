import type { Requester } from '../../../verification/index.ts'
import type { Member } from '../../common/repository/find-member.ts'
import type { MembersNeeds } from '../../needs.ts'

/** The origin of a message request without a session. */
export type AskedFrom = {
  readonly address: string
  /** The mark that a login left in this browser. */
  readonly deviceMark: string | undefined
}

/**
 * Whether a caller without a session is known as the message's recipient: by the device or by the address. An
 * unknown number has only strangers.
 */
export const createFindRequester =
  ({ identity, verification }: Pick<MembersNeeds, 'identity' | 'verification'>) =>
  async (owner: Member | undefined, { address, deviceMark }: AskedFrom): Promise<Requester> => {
    if (!owner) return { kind: 'visitor' }
    const { brandId, customerId, memberId } = owner
    if (verification.isDeviceOf(brandId, customerId, deviceMark)) return { kind: 'owner' }
    return { kind: (await identity.isKnownAddress(memberId, address)) ? 'place' : 'visitor' }
  }
