import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { RewardsTables } from '../../tables.ts'

/** Where these rewards come from; their id is that of the incident and of the member. */
export const incidentSource = 'incident'

/** What the member was given for this incident, in 1/10,000 BRL; undefined if nothing was. */
export const findCredit = async (tx: Tx, sourceId: string): Promise<bigint | undefined> => {
  const row = await tables<RewardsTables>(tx)
    .selectFrom('rewards.reward')
    .select('prize_minor')
    .where('source', '=', incidentSource)
    .where('source_id', '=', sourceId)
    .executeTakeFirst()
  return row?.prize_minor
}

/** What incidents gave a member since an instant, in 1/10,000 BRL. */
export const sumCreditsSince = async (tx: Tx, memberId: bigint, since: Date): Promise<bigint> => {
  const { rows } = await sql<{ given: string }>`
    select coalesce(sum(prize_minor), 0)::text as given from rewards.reward
    where member_id = ${memberId} and source = ${incidentSource} and granted_at >= ${since}`.execute(
    tx,
  )
  return BigInt(rows[0]?.given ?? 0)
}
