import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { RewardsTables } from '../../tables.ts'

/** The member's last settled stake that counts: the bet named by a reward that requires one. */
export const findLastSettled = async (tx: Tx, memberId: bigint): Promise<bigint | null> => {
  const row = await tables<RewardsTables>(tx)
    .selectFrom('rewards.counted_bet')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'settled')
    .where(sql<boolean>`counted_minor is distinct from 0`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
