import type { Answer } from '@trevo/contract/endpoint.ts'
import type { getReferralDetails } from '@trevo/contract/wps/rewards/referral.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { referralStakes } from '../domain/earned-referral.ts'
import { Tiers } from '../../common/domain/tiers.ts'
import type { RewardsNeeds } from '../../needs.ts'
import type { ReferralRow } from '../../tables.ts'

const friendsShown = 100

const stateOf = (row: ReferralRow | undefined) => {
  if (!row) return 'REGISTERED' as const
  if (row.qualified_at === null) return 'ON_THE_WAY' as const
  if (row.held_at && row.decision === null) return 'HELD' as const
  if (row.decision === 'rejected') return 'REFUSED' as const
  return row.is_unearned ? ('UNPROVEN' as const) : ('QUALIFIED' as const)
}

/** How many referred friends have qualified, and the member's rewards for them. */
const sumReferrals = async ({ db }: RewardsNeeds['database'], memberId: bigint) => {
  const { qualified, received } = await db
    .selectFrom('rewards.referral')
    .select(({ fn }) => [
      fn.count<string>('qualified_at').as('qualified'),
      fn
        .sum<string | null>('amount_minor')
        .filterWhere('rewarded_at', 'is not', null)
        .as('received'),
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { qualified: Number(qualified), received: BigInt(received ?? 0) }
}

const listReferrals = async (
  { db }: RewardsNeeds['database'],
  friendIds: readonly bigint[],
): Promise<readonly ReferralRow[]> =>
  friendIds.length === 0
    ? []
    : db
        .selectFrom('rewards.referral')
        .selectAll()
        .where('friend_id', 'in', [...friendIds])
        .execute()

/** The member's code and link, and how far each friend is; no friend is named. */
export const createGetReferralDetails =
  ({ database, members, settings }: RewardsNeeds) =>
  async (memberId: bigint, brandId: number): Promise<Answer<typeof getReferralDetails>> => {
    const [code, total, friends, setting, { qualified, received }] = await Promise.all([
      members.findInviteCode(memberId),
      members.countReferred(memberId),
      members.listReferred(memberId, friendsShown),
      database.db
        .selectFrom('rewards.referral_setting')
        .selectAll()
        .where('brand_id', '=', brandId)
        .executeTakeFirst(),
      sumReferrals(database, memberId),
    ])
    const rows = await listReferrals(
      database,
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
