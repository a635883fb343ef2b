import * as matches from '@trevo/contract/wps/sports/matches.ts'
import * as seasons from '@trevo/contract/wps/sports/seasons.ts'
import * as slips from '@trevo/contract/wps/sports/slips.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { readerOf } from '../../../platform/http/reader-of.ts'
import type { Sportsbook } from '../module.ts'

/** Matches and seasons for everybody, slips for members. */
export const bindSportsbookRoutes = (route: Route, sportsbook: Sportsbook): void => {
  route(matches.listMatches, ({ brand, language, query }) =>
    sportsbook.listMatches({ brandId: brand.id, ...readerOf({ brand, language }) }, query.sport),
  )
  route(matches.showMatch, ({ brand, language, params }) =>
    sportsbook.showMatch(
      { brandId: brand.id, ...readerOf({ brand, language }) },
      BigInt(params.matchId),
    ),
  )
  route(matches.priceBuiltBet, ({ brand, params, query }) =>
    sportsbook.priceBuiltBet(brand.id, BigInt(params.matchId), query.parts),
  )
  route(seasons.listSeasons, ({ brand, language, query }) =>
    sportsbook.listSeasons({ brandId: brand.id, ...readerOf({ brand, language }) }, query.sport),
  )
  route(seasons.showSeason, ({ brand, language, params }) =>
    sportsbook.showSeason(
      { brandId: brand.id, ...readerOf({ brand, language }) },
      BigInt(params.matchId),
    ),
  )
  route(slips.placeSlip, ({ actor, brand, body }) =>
    sportsbook.placeSlip({
      memberId: actor.memberId,
      brandId: brand.id,
      clientId: body.clientId,
      kind: body.kind,
      stakeEachMinor: parseMoney(body.stakeEach),
      accepts: body.accepts,
      choices: body.legs.map(({ matchId, ...leg }) => ({ fixtureId: BigInt(matchId), ...leg })),
    }),
  )
  route(slips.listSlips, ({ actor, query }) => sportsbook.listSlips(actor.memberId, query))
  route(slips.cashOutSlip, ({ actor, brand, params, body }) =>
    sportsbook.cashOutSlip({
      memberId: actor.memberId,
      brandId: brand.id,
      slipId: BigInt(params.slipId),
      clientId: body.clientId,
      offerMinor: parseMoney(body.offer),
      percent: body.percent,
    }),
  )
  route(slips.getSlipDraft, ({ actor }) => sportsbook.getSlipDraft(actor.memberId))
  route(slips.saveSlipDraft, ({ actor, body }) => sportsbook.saveSlipDraft(actor.memberId, body))
}
