import { createDatabase } from '@trevo/database/connect.ts'
import { depositCreditedKind } from '../../modules/cashier/index.ts'
import type { Identity } from '../../modules/identity/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import { createPoints, type Points } from '../../modules/points/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import { eligibleMembers } from '../accounts/eligible-members.ts'
import type { Platform } from '../platform.ts'

type Neighbours = {
  readonly settings: Settings
  readonly identity: Identity
  readonly members: MemberDirectory
  readonly wallet: Wallet
}

/** Points and their mall. */
export const buildPoints = (
  { pools, clock }: Platform,
  { settings, identity, members, wallet }: Neighbours,
): Promise<Points> =>
  createPoints({
    database: createDatabase(pools.requests),
    clock,
    wallet,
    settings: { jurisdictionOf: (brandId) => settings.brand(brandId).row.jurisdiction },
    members: {
      ...eligibleMembers({ members, wallet }),
      accountsOf: async (memberIds) => {
        const found = await members.findMembers([...new Set(memberIds)])
        return new Map(found.map(({ memberId, account }) => [memberId, account]))
      },
    },
    identity: {
      hasPaymentPassword: identity.paymentPassword.isSet,
      requirePaymentPassword: identity.paymentPassword.requireRight,
    },
    cashier: { depositKind: depositCreditedKind.kind },
  })
