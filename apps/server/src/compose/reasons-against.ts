import { createDatabase, type Tx } from '@trevo/database/connect.ts'
import type { HeldReason } from '@trevo/contract/promotion-names.ts'
import type { OpenCashier } from '../modules/cashier/index.ts'
import type { Identity } from '../modules/identity/index.ts'
import type { MemberDirectory } from '../modules/members/index.ts'
import { deviceKeysOf } from '../modules/promotions/index.ts'
import type { Sportsbook } from '../modules/sportsbook/index.ts'
import type { Platform } from './platform.ts'

type Neighbours = {
  readonly members: MemberDirectory
  readonly identity: Pick<Identity, 'listDevices'>
  readonly cashier: Pick<OpenCashier, 'withdrawals'>
  readonly sportsbook: Pick<Sportsbook, 'haveOpposite'>
}

const meet = <Value>(one: readonly (Value | null)[], other: readonly (Value | null)[]): boolean =>
  one.some((value) => value !== null && other.includes(value))

const dayMs = 86_400_000

/**
 * Why a friend may be the same person as who brought him, or play against him for a reward: one CPF, one
 * account that is paid to, one device; two accounts of one network made within a day; opposite bets.
 * Read through the transaction where there is one.
 */
export const reasonsAgainst =
  ({ pools }: Pick<Platform, 'pools'>, { members, identity, cashier, sportsbook }: Neighbours) =>
  async (
    { memberId, friendId }: { readonly memberId: bigint; readonly friendId: bigint },
    tx?: Tx,
  ): Promise<readonly HeldReason[]> => {
    const database = createDatabase(pools.requests)
    const payeesOf = (id: bigint) =>
      tx
        ? cashier.withdrawals.payeeKeysOf(tx, id)
        : database.inTx((own) => cashier.withdrawals.payeeKeysOf(own, id))
    const [one, other, ownDevices, theirDevices, ownPayees, theirPayees, areOpposite] =
      await Promise.all([
        members.findMember(memberId, tx),
        members.findMember(friendId, tx),
        identity.listDevices(memberId, tx),
        identity.listDevices(friendId, tx),
        payeesOf(memberId),
        payeesOf(friendId),
        sportsbook.haveOpposite(memberId, [friendId], tx),
      ])
    const [own, theirs] = [ownDevices.map(deviceKeysOf), theirDevices.map(deviceKeysOf)]
    const keys = (of: typeof own) => of.map(({ deviceKey }) => deviceKey)
    const blocks = (of: typeof own) => of.map(({ addressBlock }) => addressBlock)
    const apartMs = Math.abs(
      (one?.registeredAt.getTime() ?? 0) - (other?.registeredAt.getTime() ?? Infinity),
    )
    const reasons: HeldReason[] = []
    if (one?.taxId && one.taxId === other?.taxId) reasons.push('sameDocument')
    if (meet(ownPayees, theirPayees)) reasons.push('samePayee')
    if (meet(keys(own), keys(theirs))) reasons.push('sameDevice')
    if (apartMs < dayMs && meet(blocks(own), blocks(theirs))) reasons.push('sameAddress')
    if (areOpposite) reasons.push('oppositeBets')
    return reasons
  }

export type ReasonsAgainst = ReturnType<typeof reasonsAgainst>
