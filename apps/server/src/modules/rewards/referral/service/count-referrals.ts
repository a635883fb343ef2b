import type { Tx } from '@trevo/database/connect.ts'
import { referralStakes } from '../domain/earned-referral.ts'
import type { MemberPlay } from '../../common/domain/settled-stake.ts'
import { worthOf } from '../../common/domain/tiers.ts'
import type { Eligible } from '../../needs.ts'
import { readReferralTerms } from '../repository/referral-terms.ts'
import { findReturned } from '../repository/returned-deposits.ts'
import {
  countQualified,
  makeDue,
  moveStakes,
  updateReferral,
  type Friend,
} from '../repository/referrals.ts'

/** By friend; members without a referrer are left out. */
const friendsOf = (
  plays: readonly MemberPlay[],
  eligible: ReadonlyMap<bigint, Eligible>,
): readonly Friend[] => {
  const friends = new Map<bigint, Friend>()
  for (const { memberId: friendId, amountMinor } of plays) {
    const referrerId = eligible.get(friendId)?.referrerId ?? null
    if (referrerId === null || referrerId === friendId) continue
    const before = friends.get(friendId)?.amountMinor ?? 0n
    friends.set(friendId, { friendId, referrerId, amountMinor: before + amountMinor })
  }
  return [...friends.values()]
}

/**
 * A friend's settled stakes add to the requirement; the one that reaches it makes a reward due
 * (`pay-referrals.ts`).
 */
export const countReferrals = async (
  tx: Tx,
  brandId: number,
  {
    plays,
    eligible,
    now,
  }: {
    readonly plays: readonly MemberPlay[]
    readonly eligible: ReadonlyMap<bigint, Eligible>
    readonly now: Date
  },
): Promise<void> => {
  const termsFor = await readReferralTerms(tx, brandId)
  if (!termsFor) return
  const moved = await moveStakes(tx, friendsOf(plays, eligible), now)
  const returned = await findReturned(
    tx,
    moved.map((row) => row.friend_id),
  )
  for (const row of moved) {
    const { qualifyMinor, tiers } = termsFor(row.began_at)
    const ownMinor = row.staked_minor - (returned.get(row.friend_id) ?? 0n)
    if (row.qualified_at !== null || ownMinor < qualifyMinor) continue
    const number = (await countQualified(tx, row.member_id)) + 1
    const worthMinor = worthOf(tiers, number)
    if (ownMinor < referralStakes(qualifyMinor, worthMinor)) continue
    await updateReferral(tx, row.friend_id, {
      number,
      amount_minor: worthMinor,
      qualified_at: now,
    })
  }
  // Rewards without a preceding bet, or not earned yet, are checked again after play of either.
  await makeDue(tx, [...new Set(plays.map(({ memberId }) => memberId))])
}
