import { listSeasons, showSeason } from '@trevo/contract/wps/sports/seasons.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { readerOf } from '../../../../platform/http/reader-of.ts'
import type { Seasons } from '../create-seasons.ts'

/** Seasons, for everybody. */
export const bindSeasonRoutes = (route: Route, seasons: Seasons): void => {
  route(listSeasons, ({ brand, language, query }) =>
    seasons.listSeasons({ brandId: brand.id, ...readerOf({ brand, language }) }, query.sport),
  )
  route(showSeason, ({ brand, language, params }) =>
    seasons.showSeason(
      { brandId: brand.id, ...readerOf({ brand, language }) },
      BigInt(params.matchId),
    ),
  )
}
