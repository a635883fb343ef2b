import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findLeagueOfBrand, lockFixture } from '../repository/fixtures.ts'
import type { FixtureRow, LeagueRow } from '../../tables.ts'

/**
 * A match that two persons decide about, locked, with its league.
 * @throws Refusal `sportsbook.match_unknown` unless it is a match of the brand
 */
export const lockMatch = async (
  tx: Tx,
  brandId: number,
  matchId: string | undefined,
): Promise<{ readonly fixture: FixtureRow; readonly league: LeagueRow }> => {
  const id = matchId !== undefined && /^\d{1,18}$/.test(matchId) ? BigInt(matchId) : undefined
  const fixture = id === undefined ? undefined : await lockFixture(tx, id)
  const league = fixture && (await findLeagueOfBrand(tx, brandId, fixture.league_id))
  if (!fixture || !league) throw new Refusal('sportsbook.match_unknown')
  return { fixture, league }
}

/** What both persons see of a match, whose decision is void once any of it differs. */
export const factsOf = (fixture: FixtureRow) => ({
  match: `${fixture.home.name} – ${fixture.away.name}`,
  // Between the end and the payment of slips nothing happens that a decision depends on.
  status: fixture.status === 'settled' ? 'ended' : fixture.status,
  attempt: fixture.attempt,
})
