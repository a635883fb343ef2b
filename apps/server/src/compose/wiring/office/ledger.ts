import { createHmac, createSecretKey } from 'node:crypto'
import { createDatabase } from '@trevo/database/connect.ts'
import { createSealing } from '@trevo/platform/sealing.ts'
import { loadAccountKeys } from '../../../modules/identity/index.ts'
import { createLedger, type Holder, type Ledger } from '../../../modules/ledger/index.ts'
import type { Member, MemberDirectory } from '../../../modules/members/index.ts'
import type { Staff } from '../../../modules/staff/index.ts'
import type { Wallet } from '../../../modules/wallet/index.ts'
import type { Platform } from '../../platform.ts'

type Neighbours = {
  readonly wallet: Wallet
  readonly members: MemberDirectory
  readonly staff: Pick<Staff, 'approvals'>
}

const holderOf = ({ memberId, brandId, username }: Member): Holder => ({
  memberId,
  brandId,
  username,
})

/** The ledger for operators: looking movements up, and adjusting balances. */
export const buildLedger = async (
  { pools, clock, config }: Platform,
  { wallet, members, staff }: Neighbours,
): Promise<Ledger> => {
  const keys = await loadAccountKeys(config.SECRETS_DIR)
  const hashKey = createSecretKey(keys.hashing)
  return createLedger({
    database: createDatabase(pools.requests),
    wallet,
    clock,
    members: {
      findByUsername: async (brandId, username) => {
        const member = await members.findMemberByUsername(brandId, username)
        return member && holderOf(member)
      },
      findHolders: async (memberIds, tx) =>
        new Map(
          (await members.findMembers(memberIds, tx)).map((member) => [
            member.memberId,
            holderOf(member),
          ]),
        ),
    },
    staff: staff.approvals,
    secrets: {
      sealing: createSealing(...keys.sealing),
      hash: (text) => createHmac('sha256', hashKey).update(`ledger\n${text}`).digest(),
    },
  })
}
