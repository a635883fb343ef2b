import { listMatches, priceBuiltBet, showMatch } from '@trevo/contract/wps/sports/matches.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { readerOf } from '../../../../platform/http/reader-of.ts'
import type { Matches } from '../create-matches.ts'

/** Matches, for everybody. */
export const bindMatchRoutes = (route: Route, matches: Matches): void => {
  route(listMatches, ({ brand, language, query }) =>
    matches.listMatches({ brandId: brand.id, ...readerOf({ brand, language }) }, query.sport),
  )
  route(showMatch, ({ brand, language, params }) =>
    matches.showMatch(
      { brandId: brand.id, ...readerOf({ brand, language }) },
      BigInt(params.matchId),
    ),
  )
  route(priceBuiltBet, ({ brand, params, query }) =>
    matches.priceBuiltBet(brand.id, BigInt(params.matchId), query.parts),
  )
}
