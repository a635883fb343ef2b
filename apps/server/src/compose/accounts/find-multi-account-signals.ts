import { createDatabase, type Tx } from '@trevo/database/connect.ts'
import { linksOf, type ComparedAccount } from '@trevo/promotion-rules/linked-accounts.ts'
import type { HeldReason, LinkReason } from '@trevo/contract/promotion-names.ts'
import type { OpenCashier } from '../../modules/cashier/index.ts'
import type { Identity } from '../../modules/identity/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import type { Sportsbook } from '../../modules/sportsbook/index.ts'
import { comparedAccount } from './compared-account.ts'
import type { Platform } from '../platform.ts'

type Neighbours = {
  readonly members: MemberDirectory
  readonly identity: Pick<Identity, 'listDevices'>
  readonly cashier: Pick<OpenCashier, 'withdrawals'>
  readonly sportsbook: Pick<Sportsbook, 'haveOpposite'>
}

type Pair = { readonly memberId: bigint; readonly friendId: bigint }

/**
 * Why two accounts may belong to one person, or act as one: one CPF, one payout account, one device; two accounts
 * of one network created within a day; a referral; opposite bets on a match. Read through the transaction if there
 * is one.
 */
export const linksBetween =
  ({ pools }: Pick<Platform, 'pools'>, { members, identity, cashier, sportsbook }: Neighbours) =>
  async ({ memberId, friendId }: Pair, tx?: Tx): Promise<readonly LinkReason[]> => {
    const database = createDatabase(pools.requests)
    const payeesOf = (id: bigint) =>
      tx
        ? cashier.withdrawals.payeeKeysOf(tx, id)
        : database.inTx((own) => cashier.withdrawals.payeeKeysOf(own, id))
    const read = async (id: bigint): Promise<ComparedAccount | undefined> => {
      const [member, devices, payeeKeys] = await Promise.all([
        members.findMember(id, tx),
        identity.listDevices(id, tx),
        payeesOf(id),
      ])
      return member && comparedAccount(member, devices, payeeKeys)
    }
    const [one, other, areOpposite] = await Promise.all([
      read(memberId),
      read(friendId),
      sportsbook.haveOpposite(memberId, [friendId], tx),
    ])
    const links = one && other ? linksOf(one, other) : []
    return areOpposite ? [...links, 'oppositeBets'] : links
  }

export type LinksBetween = ReturnType<typeof linksBetween>

/** Why a friend may be the same person as the referrer, or play against them for a reward. */
export const findMultiAccountSignals =
  (linksOfPair: LinksBetween) =>
  async (pair: Pair, tx?: Tx): Promise<readonly HeldReason[]> => {
    // The referral itself links a friend with the referrer: that is not a reason.
    const links = await linksOfPair(pair, tx)
    return links.filter((link) => link !== 'referral')
  }

export type FindMultiAccountSignals = ReturnType<typeof findMultiAccountSignals>
