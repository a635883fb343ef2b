import type {
  Exclusion,
  ExclusionKind,
  ExclusionTerm,
} from '@trevo/contract/wps/security/exclusion.ts'
import type { Asking } from '../../../identity/index.ts'
import type { MembersNeeds } from '../../needs.ts'
import { excludeInTx } from './exclude-in-tx.ts'
import { createGetExclusion } from './get-exclusion.ts'

/**
 * The member's own pause or self-exclusion, confirmed by the login password. From then on nothing with money can
 * begin at any brand, and every session is over; withdrawals stay possible after a new login, and earlier stakes
 * are settled as usual.
 */
export const createExcludeSelf = (needs: MembersNeeds) => {
  const { database, identity } = needs
  const getExclusion = createGetExclusion(needs)
  return async (
    { memberId, brandId, device, sessionId }: Asking,
    {
      kind,
      term,
      password,
    }: { readonly kind: ExclusionKind; readonly term: ExclusionTerm; readonly password: string },
  ): Promise<Exclusion> => {
    await identity.provePassword({ memberId, password, address: device.address })
    await database.inTx(async (tx) => {
      await excludeInTx(needs, tx, { memberId, kind, term })
      const event = { memberId, brandId, kind: 'exclusion_set', device, sessionId } as const
      await identity.recordEvent(tx, { ...event, detail: { exclusion: kind, term } })
    })
    return getExclusion(memberId)
  }
}
