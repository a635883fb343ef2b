import { sql } from 'kysely'
import type { Tier } from '../../contracts/domain/contract-rules.ts'
import type { MemberTier } from '../domain/calculate-commission.ts'
import { ofProduct, type Span } from '../../figures/repository/read-figures.ts'
import type { AgentsDb } from '../../tables.ts'

/** For everybody below who staked within a span: how many reached each tier by themselves, and their stakes. */
export const sumMemberTiers = async (
  db: AgentsDb,
  nodeId: bigint,
  {
    from,
    until,
    product,
    tiers,
  }: Span & { readonly product: string; readonly tiers: readonly Pick<Tier, 'minimumBetMinor'>[] },
): Promise<readonly MemberTier[]> => {
  const { rows } = await sql<{ tier: number; members: number; bet: string }>`
    select tier.number::integer as tier, count(*)::integer as members, sum(bet)::text as bet from (
      select sum(bet_minor) as bet from agents.own_hour
      where hour >= ${from} and hour < ${until} and ${ofProduct(product)}
        and path @> array[${nodeId}::bigint] and member_id <> ${nodeId}
      group by member_id having sum(bet_minor) > 0
    ) staked join lateral (
      select number from unnest(${tiers.map((one) => one.minimumBetMinor)}::bigint[])
        with ordinality minimum (bet_minor, number)
      where staked.bet >= minimum.bet_minor order by number desc limit 1
    ) tier on true group by 1`.execute(db)
  return tiers.map((_, index) => {
    const row = rows.find(({ tier }) => tier === index + 1)
    return { members: row?.members ?? 0, betMinor: BigInt(row?.bet ?? 0) }
  })
}
