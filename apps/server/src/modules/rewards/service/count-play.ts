import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { MemberPlay } from '../domain/settled-stake.ts'
import { Tiers, worthOf } from '../domain/tiers.ts'
import type { Eligible } from '../needs.ts'
import type { RewardsTables } from '../repository/tables.ts'

/** Points of the ranking that runs: one for each real, counted in 1/10,000. */
export const countScores = async (
  tx: Tx,
  brandId: number,
  plays: readonly MemberPlay[],
): Promise<void> => {
  for (const { memberId, amountMinor, at } of plays) {
    await sql`insert into rewards.score (board_id, member_id, score, reached_at)
      select b.id, ${memberId}, ${amountMinor}, ${at} from rewards.board b
      where b.brand_id = ${brandId} and b.starts_at <= ${at} and b.ends_at > ${at} and b.paid_at is null
      on conflict (board_id, member_id) do update
      set score = rewards.score.score + excluded.score, reached_at = excluded.reached_at`.execute(
      tx,
    )
  }
}

/** Tickets of the raffle that runs follow from what was staked; so do levels, which are looked at after. */
export const countTickets = async (
  tx: Tx,
  brandId: number,
  plays: readonly MemberPlay[],
): Promise<void> => {
  for (const { memberId, amountMinor, at } of plays) {
    await sql`insert into rewards.raffle_entry (raffle_id, member_id, staked_minor)
      select r.id, ${memberId}, ${amountMinor} from rewards.raffle r
      where r.brand_id = ${brandId} and r.starts_at <= ${at} and r.closes_at > ${at}
        and r.listed_at is null
      on conflict (raffle_id, member_id) do update
      set staked_minor = rewards.raffle_entry.staked_minor + excluded.staked_minor`.execute(tx)
    await sql`insert into rewards.member_rank (member_id, brand_id) values (${memberId}, ${brandId})
      on conflict (member_id) do update set is_due = true`.execute(tx)
  }
}

type Referral = RewardsTables['rewards.referral']

/** A friend's settled stakes bring him nearer; the one that reaches the amount makes a reward due (`pay-referrals.ts`). */
export const countReferrals = async (
  tx: Tx,
  brandId: number,
  {
    plays,
    eligible,
  }: {
    readonly plays: readonly MemberPlay[]
    readonly eligible: ReadonlyMap<bigint, Eligible>
  },
): Promise<void> => {
  const own = tables<RewardsTables>(tx)
  const setting = await own
    .selectFrom('rewards.referral_setting')
    .selectAll()
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  if (!setting) return
  const tiers = Tiers.parse(setting.tiers)
  for (const { memberId, amountMinor, at } of plays) {
    const referrerId = eligible.get(memberId)?.referrerId ?? null
    if (referrerId !== null && referrerId !== memberId) {
      const { rows } = await sql<Referral>`
        insert into rewards.referral (friend_id, member_id, staked_minor)
        values (${memberId}, ${referrerId}, ${amountMinor})
        on conflict (friend_id) do update
        set staked_minor = rewards.referral.staked_minor + excluded.staked_minor
        returning *`.execute(tx)
      const [row] = rows
      const isEnough = row && row.qualified_at === null && row.staked_minor >= setting.qualify_minor
      if (isEnough) {
        const { rows: counted } = await sql<{ number: number }>`
          select count(*)::integer + 1 as number from rewards.referral
          where member_id = ${referrerId} and number is not null`.execute(tx)
        const number = counted[0]?.number ?? 1
        const amount = worthOf(tiers, number)
        await sql`update rewards.referral
          set number = ${number}, amount_minor = ${amount}, qualified_at = ${at}
          where friend_id = ${memberId}`.execute(tx)
      }
    }
  }
  // Those before whose reward no bet stood are looked at again after play of either.
  const concerned = plays.map(({ memberId }) => memberId)
  await sql`update rewards.referral set is_due = true
    where member_id = any(${concerned}::bigint[]) and qualified_at is not null
      and rewarded_at is null and not is_due and amount_minor > 0 and held_at is null`.execute(tx)
}
