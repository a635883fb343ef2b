import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import { referralStakes } from '../domain/earned-referral.ts'
import type { MemberPlay } from '../../common/domain/settled-stake.ts'
import { Tiers, worthOf } from '../../common/domain/tiers.ts'
import type { Eligible } from '../../needs.ts'
import { findReturned } from '../repository/returned-deposits.ts'
import type { ReferralRow, RewardsTables } from '../../tables.ts'

type Friend = {
  readonly friendId: bigint
  readonly referrerId: bigint
  readonly amountMinor: bigint
}

/** By friend; who has nobody that brought him is left out. */
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

/** The friends' current sums. A friend who qualified stays qualified when a stake is returned later. */
const moveStakes = async (tx: Tx, friends: readonly Friend[]): Promise<ReferralRow[]> => {
  const column = <Name extends keyof Friend>(list: readonly Friend[], name: Name) =>
    list.map((one) => one[name])
  const less = friends.filter(({ amountMinor }) => amountMinor < 0n)
  if (less.length > 0) {
    await sql`update rewards.referral r set staked_minor = greatest(r.staked_minor + u.amount, 0)
      from unnest(${column(less, 'friendId')}::bigint[],
        ${column(less, 'amountMinor')}::bigint[]) u (friend_id, amount)
      where r.friend_id = u.friend_id`.execute(tx)
  }
  const more = friends.filter(({ amountMinor }) => amountMinor > 0n)
  if (more.length === 0) return []
  const { rows } = await sql<ReferralRow>`
    insert into rewards.referral as r (friend_id, member_id, staked_minor)
    select * from unnest(${column(more, 'friendId')}::bigint[],
      ${column(more, 'referrerId')}::bigint[], ${column(more, 'amountMinor')}::bigint[])
    on conflict (friend_id) do update set staked_minor = r.staked_minor + excluded.staked_minor
    returning *`.execute(tx)
  return rows
}

/** A friend's settled stakes bring him nearer; the one that reaches the amount makes a reward due (`pay-referrals.ts`). */
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
  const setting = await tables<RewardsTables>(tx)
    .selectFrom('rewards.referral_setting')
    .selectAll()
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  if (!setting) return
  const tiers = Tiers.parse(setting.tiers)
  const moved = await moveStakes(tx, friendsOf(plays, eligible))
  const returned = await findReturned(
    tx,
    moved.map((row) => row.friend_id),
  )
  for (const row of moved) {
    const ownMinor = row.staked_minor - (returned.get(row.friend_id) ?? 0n)
    if (row.qualified_at !== null || ownMinor < setting.qualify_minor) continue
    const { rows: counted } = await sql<{ number: number }>`
      select count(*)::integer + 1 as number from rewards.referral
      where member_id = ${row.member_id} and number is not null`.execute(tx)
    const number = counted[0]?.number ?? 1
    const worthMinor = worthOf(tiers, number)
    if (ownMinor < referralStakes(setting.qualify_minor, worthMinor)) continue
    await sql`update rewards.referral
      set number = ${number}, amount_minor = ${worthMinor}, qualified_at = ${now}
      where friend_id = ${row.friend_id}`.execute(tx)
  }
  // Those without a bet before their reward, or that were not earned yet, are checked again after play
  // of either.
  const concerned = [...new Set(plays.map(({ memberId }) => memberId))]
  await sql`update rewards.referral set is_due = true
    where (member_id = any(${concerned}::bigint[]) or friend_id = any(${concerned}::bigint[]))
      and qualified_at is not null
      and rewarded_at is null and not is_due and amount_minor > 0
      and (held_at is null or decision = 'approved')`.execute(tx)
}
