import type { ComparedAccount } from '@trevo/promotion-rules/linked-accounts.ts'
import type { Identity } from '../../modules/identity/index.ts'
import type { Member } from '../../modules/members/index.ts'
import { deviceKeysOf, documentKeyOf } from '../../modules/promotions/index.ts'

type Device = Awaited<ReturnType<Identity['listDevices']>>[number]

const isKnown = (key: string | null): key is string => key !== null

/** The comparable data of a member: the devices of recent logins and the payout accounts. */
export const comparedAccount = (
  { memberId, registeredAt, referrerMemberId, taxId }: Member,
  devices: readonly Device[],
  payeeKeys: readonly string[],
): ComparedAccount => {
  const keys = devices.map(deviceKeysOf)
  return {
    memberId,
    registeredAt,
    referrerMemberId,
    documentKey: documentKeyOf(taxId ?? undefined),
    payeeKeys,
    deviceKeys: keys.map(({ deviceKey }) => deviceKey).filter(isKnown),
    addressBlocks: [...new Set(keys.map(({ addressBlock }) => addressBlock).filter(isKnown))],
  }
}
