import type { Answer } from '@trevo/contract/endpoint.ts'
import type { showSeason } from '@trevo/contract/wps/sports/seasons.ts'
import type { Reader } from '@trevo/languages/texts.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findFixtures } from '../../matches/repository/fixtures.ts'
import { isSeason } from '../repository/seasons.ts'
import { leagueOfBrand, type SportsbookContext } from '../../common/service/context.ts'
import { presentSeason } from './present-season.ts'

/** One season with its table and prices. */
export const createShowSeason =
  ({ database, clock, setup: readSetup }: SportsbookContext) =>
  async (
    { brandId, ...reader }: Reader & { readonly brandId: number },
    matchId: bigint,
  ): Promise<Answer<typeof showSeason>> => {
    const setup = await readSetup()
    const [fixture] = await findFixtures(database.db, [matchId])
    if (!fixture || !isSeason(fixture)) throw new Refusal('sportsbook.match_unknown')
    const league = leagueOfBrand(setup, brandId, fixture.league_id)
    return presentSeason(league, fixture, { reader, now: clock.now(), setup })
  }
