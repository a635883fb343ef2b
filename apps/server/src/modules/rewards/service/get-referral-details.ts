import type { Answer } from '@trevo/contract/endpoint.ts'
import type { getReferralDetails } from '@trevo/contract/wps/rewards/referral.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Tiers } from '../domain/tiers.ts'
import type { RewardsNeeds } from '../needs.ts'
import type { ReferralRow } from '../repository/tables.ts'

const friendsShown = 100

const stateOf = (row: ReferralRow | undefined) => {
  if (!row) return 'REGISTERED' as const
  if (row.qualified_at === null) return 'ON_THE_WAY' as const
  if (row.held_at && row.decision === null) return 'HELD' as const
  return row.decision === 'rejected' ? ('REFUSED' as const) : ('QUALIFIED' as const)
}

/** The member's code and link, and how far each friend is; no friend is named. */
export const createGetReferralDetails =
  ({ database, members, settings }: RewardsNeeds) =>
  async (memberId: bigint, brandId: number): Promise<Answer<typeof getReferralDetails>> => {
    const [code, friends, setting, rows] = await Promise.all([
      members.findInviteCode(memberId),
      members.listReferred(memberId),
      database.db
        .selectFrom('rewards.referral_setting')
        .selectAll()
        .where('brand_id', '=', brandId)
        .executeTakeFirst(),
      database.db
        .selectFrom('rewards.referral')
        .selectAll()
        .where('member_id', '=', memberId)
        .execute(),
    ])
    const known = new Map(rows.map((row) => [row.friend_id, row]))
    const received = rows.reduce(
      (sum, row) => sum + (row.rewarded_at ? (row.amount_minor ?? 0n) : 0n),
      0n,
    )
    return {
      referralCode: code,
      link: `${settings.siteOriginOf(brandId)}/register?ref=${encodeURIComponent(code)}`,
      totalInvitations: friends.length,
      qualified: rows.filter(({ qualified_at: at }) => at !== null).length,
      received: formatMoney(received),
      qualifyAt: formatMoney(setting?.qualify_minor ?? 0n),
      tiers: Tiers.parse(setting?.tiers ?? []),
      friends: friends
        .map((friend, index) => {
          const row = known.get(friend.memberId)
          const state = stateOf(row)
          return {
            number: index + 1,
            state,
            reasons: state === 'HELD' ? [...(row?.held_reasons ?? [])] : [],
            staked: formatMoney(row?.staked_minor ?? 0n),
            amount: state === 'QUALIFIED' ? formatMoney(row?.amount_minor ?? 0n) : null,
            since: friend.registeredAt.toISOString(),
          }
        })
        .toReversed()
        .slice(0, friendsShown),
    }
  }
