import { setImmediate as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { uncountedOfSingles, type SingleBet } from '@trevo/sports-rules/bets/valid-stake.ts'
import type { Sport } from '@trevo/sports-rules/match.ts'
import type { SportsTables } from '../../tables.ts'

/** The longest that this work may block the thread. */
const sliceMs = 8

type SingleRow = {
  readonly member_id: bigint
  readonly fixture_id: bigint
  readonly sport: Sport
  readonly slip_id: bigint
  readonly market_key: string
  readonly selection: string
  readonly odds: number
  readonly stake_minor: bigint
}

/**
 * Bets of slips of singles by the matches in `met` (member_id, fixture_id). Cashed-out ones had ended before, and
 * void ones were returned.
 */
const singlesOfMet = sql`
  select l.member_id, l.fixture_id, g.sport, l.slip_id, l.market_key, l.selection, l.odds,
    (s.stake_minor - s.sold_back_minor) / count.legs as stake_minor
  from met join sportsbook.leg l using (member_id, fixture_id)
  join sportsbook.slip s on s.member_id = l.member_id and s.id = l.slip_id
    and s.status in ('open', 'won', 'lost')
  cross join lateral (select count(*) as legs from sportsbook.leg x
    where x.member_id = s.member_id and x.slip_id = s.id) count
  join sportsbook.fixture f on f.id = l.fixture_id
  join sportsbook.league g on g.id = f.league_id
  where s.kind = 'singles' and l.result is distinct from 'void'`

/** Bets of slips of singles that these slips' members had on the same matches, if there are several. */
const listSingles = async (
  db: Kysely<SportsTables>,
  slips: readonly { readonly member_id: bigint; readonly id: bigint }[],
): Promise<readonly SingleRow[]> => {
  const { rows } = await sql<SingleRow>`
    with met as (
      select distinct own.member_id, own.fixture_id
      from unnest(${slips.map((slip) => slip.member_id)}::bigint[],
        ${slips.map(({ id }) => id)}::bigint[]) asked (member_id, id)
      join sportsbook.leg own on own.member_id = asked.member_id and own.slip_id = asked.id
    ), single as (${singlesOfMet}), counted as (
      select single.*, count(*) over (partition by member_id, fixture_id) as beside from single
    )
    select * from counted where beside > 1`.execute(db)
  return rows
}

/** The same for some members on one match. */
export const listSinglesOn = async (
  db: Kysely<SportsTables>,
  fixtureId: bigint,
  memberIds: readonly bigint[],
): Promise<readonly SingleRow[]> => {
  const { rows } = await sql<SingleRow>`
    with met as (
      select member_id, ${fixtureId}::bigint as fixture_id
      from unnest(${[...memberIds]}::bigint[]) asked (member_id)
    ) ${singlesOfMet}`.execute(db)
  return rows
}

/** The same in the form of the rules, each numbered by its place. */
export const betsOf = (rows: readonly SingleRow[]): readonly SingleBet[] =>
  rows.map((row, index) => ({
    id: BigInt(index),
    market: row.market_key,
    selection: row.selection,
    odds: row.odds,
    stakeMinor: row.stake_minor,
  }))

/** The part of settled slips' stakes that was never at risk, by slip; zero for all others. */
export const sumUncounted = async (
  db: Kysely<SportsTables>,
  slips: readonly { readonly member_id: bigint; readonly id: bigint }[],
): Promise<ReadonlyMap<bigint, bigint>> => {
  if (slips.length === 0) return new Map()
  const matches = Map.groupBy(
    await listSingles(db, slips),
    (row) => `${row.member_id} ${row.fixture_id}`,
  )
  const sums = new Map<bigint, bigint>()
  let since = performance.now()
  for (const rows of matches.values()) {
    if (performance.now() - since > sliceMs) {
      await pause()
      since = performance.now()
    }
    for (const [index, minor] of uncountedOfSingles(rows[0]?.sport ?? 'football', betsOf(rows))) {
      const slipId = rows[Number(index)]?.slip_id ?? 0n
      sums.set(slipId, (sums.get(slipId) ?? 0n) + minor)
    }
  }
  return sums
}
