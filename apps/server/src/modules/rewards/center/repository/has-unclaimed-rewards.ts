import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { RewardsTables } from '../../tables.ts'

/** Whether a reward or a raffle win of a member can still be claimed at that time. */
export const hasUnclaimedRewards = async (tx: Tx, memberId: bigint, at: Date): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from rewards.reward
      where member_id = ${memberId} and state = 'unclaimed' and withdrawn_at is null
        and (expires_at is null or expires_at > ${at})
    ) or exists (
      select from rewards.raffle_win where member_id = ${memberId} and claimed_at is null
    ) as found
  `.execute(tables<RewardsTables>(tx))
  return rows[0]?.found ?? false
}
