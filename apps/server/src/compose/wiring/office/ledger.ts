import { createDatabase } from '@trevo/database/connect.ts'
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
export const buildLedger = (
  { pools, clock }: Platform,
  { wallet, members, staff }: Neighbours,
): Promise<Ledger> =>
  createLedger({
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
  })
