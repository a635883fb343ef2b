import type { Tx } from '@trevo/database/connect.ts'
import type { BetKind } from '@trevo/sports-rules/markets/market.ts'
import { sql } from 'kysely'

/** Of a kind of market. */
export type RuleLimits = {
  readonly isOnSale: boolean
  readonly stakeMinorMax: bigint
  readonly liabilityMinorMax: bigint | null
}

/** What a slip of a member on some leagues may be: of brand, leagues and member the lowest. */
export type SlipLimits = {
  readonly stakeMinorMin: bigint
  readonly slipMinorMax: bigint
  readonly payoutMinorMax: bigint
  /** The member's stakes on one match; null is no limit. */
  readonly fixtureMinorMax: bigint | null
  readonly rules: ReadonlyMap<BetKind, RuleLimits>
}

type Row = {
  stake_minor_min: bigint
  slip_minor_max: bigint
  payout_minor_max: bigint
  fixture_minor_max: bigint | null
  rules: { kind: BetKind; on_sale: boolean; stake: string; liability: string | null }[] | null
}

/** The limits of now, in one statement; undefined if the brand accepts no bets. */
export const readLimits = async (
  tx: Tx,
  {
    brandId,
    memberId,
    leagueIds,
  }: {
    readonly brandId: number
    readonly memberId: bigint
    readonly leagueIds: readonly number[]
  },
): Promise<SlipLimits | undefined> => {
  // `least` passes over null.
  const { rows } = await sql<Row>`
    select s.stake_minor_min, least(s.slip_minor_max, l.slip, m.slip_minor_max) as slip_minor_max,
      least(s.payout_minor_max, l.payout, m.payout_minor_max) as payout_minor_max,
      least(s.member_fixture_minor_max, m.fixture_minor_max) as fixture_minor_max, r.rules
    from sportsbook.setting s
    cross join (
      select min(slip_minor_max) as slip, min(payout_minor_max) as payout from sportsbook.league
      where id = any(${[...leagueIds]}::integer[])
    ) l
    cross join (
      select jsonb_agg(jsonb_build_object('kind', kind, 'on_sale', on_sale,
        'stake', stake_minor_max::text, 'liability', liability_minor_max::text)) as rules
      from sportsbook.market_rule where brand_id = ${brandId}
    ) r
    left join sportsbook.member_limit m on m.brand_id = ${brandId} and m.member_id = ${memberId}
    where s.brand_id = ${brandId}`.execute(tx)
  const [row] = rows
  return (
    row && {
      stakeMinorMin: row.stake_minor_min,
      slipMinorMax: row.slip_minor_max,
      payoutMinorMax: row.payout_minor_max,
      fixtureMinorMax: row.fixture_minor_max,
      rules: new Map(
        (row.rules ?? []).map((rule) => [
          rule.kind,
          {
            isOnSale: rule.on_sale,
            stakeMinorMax: BigInt(rule.stake),
            liabilityMinorMax: rule.liability === null ? null : BigInt(rule.liability),
          },
        ]),
      ),
    }
  )
}
