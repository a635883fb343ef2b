import type { Answer } from '@trevo/contract/endpoint.ts'
import type { getReferralDetails } from '@trevo/contract/wps/rewards/referral.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { referralStakes } from '../domain/earned-referral.ts'
import { Tiers } from '../../common/domain/tiers.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { findReferralSetting, listReferrals, sumReferrals } from '../repository/referrals.ts'
import type { ReferralRow } from '../../tables.ts'

const friendsShown = 100

const stateOf = (row: ReferralRow | undefined) => {
  if (!row) return 'REGISTERED' as const
  if (row.qualified_at === null) return 'ON_THE_WAY' as const
  if (row.held_at && row.decision === null) return 'HELD' as const
  if (row.decision === 'rejected') return 'REFUSED' as const
  return row.is_unearned ? ('UNPROVEN' as const) : ('QUALIFIED' as const)
}

/** The member's code and link, and each friend's progress; no friend is named. */
export const createGetReferralDetails =
  ({ database, members, settings }: RewardsNeeds) =>
  async (memberId: bigint, brandId: number): Promise<Answer<typeof getReferralDetails>> => {
    const [code, total, friends, setting, { qualified, received }] = await Promise.all([
      members.findInviteCode(memberId),
      members.countReferred(memberId),
      members.listReferred(memberId, friendsShown),
      findReferralSetting(database.db, brandId),
      sumReferrals(database.db, memberId),
    ])
    const rows = await listReferrals(
      database.db,
      friends.map((friend) => friend.memberId),
    )
    const tiers = Tiers.parse(setting?.tiers ?? [])
    const qualifyMinor = setting?.qualify_minor ?? 0n
    const known = new Map(rows.map((row) => [row.friend_id, row]))
    return {
      referralCode: code,
      link: `${settings.siteOriginOf(brandId)}/register?ref=${encodeURIComponent(code)}`,
      totalInvitations: total,
      qualified,
      received: formatMoney(received),
      tiers: tiers.map((tier) => {
        const stakesMinor = referralStakes(qualifyMinor, parseMoney(tier.amount))
        return { ...tier, stakes: formatMoney(stakesMinor) }
      }),
      friends: friends.map((friend, index) => {
        const row = known.get(friend.memberId)
        const state = stateOf(row)
        return {
          number: total - index,
          state,
          reasons: state === 'HELD' ? [...(row?.held_reasons ?? [])] : [],
          staked: formatMoney(row?.staked_minor ?? 0n),
          amount: state === 'QUALIFIED' ? formatMoney(row?.amount_minor ?? 0n) : null,
          since: friend.registeredAt.toISOString(),
        }
      }),
    }
  }
