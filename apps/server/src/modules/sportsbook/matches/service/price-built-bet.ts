import type { Answer } from '@trevo/contract/endpoint.ts'
import type { priceBuiltBet } from '@trevo/contract/wps/sports/matches.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findFixtures } from '../repository/fixtures.ts'
import { mayOffer } from '../../common/domain/offer.ts'
import { leagueOfBrand, type SportsbookContext } from '../../common/service/context.ts'

/** The price of several choices of one match as one bet, the same for everybody at an instant. */
export const createPriceBuiltBet =
  ({ database, clock, setup, prices }: SportsbookContext) =>
  async (
    brandId: number,
    matchId: bigint,
    parts: string,
  ): Promise<Answer<typeof priceBuiltBet>> => {
    const read = await setup()
    const [fixture] = await findFixtures(database.db, [matchId])
    if (!fixture || fixture.season) throw new Refusal('sportsbook.match_unknown')
    const league = leagueOfBrand(read, brandId, fixture.league_id)
    const isOnSale = mayOffer(league) && read.ruleOf(brandId, 'built')?.on_sale === true
    const price = isOnSale
      ? prices.priceParts(read, fixture, parts, clock.now())
      : ({ state: 'closed' } as const)
    const odds = price.state === 'offered' ? price.odds : null
    return { parts, version: fixture.version, state: price.state, odds }
  }
