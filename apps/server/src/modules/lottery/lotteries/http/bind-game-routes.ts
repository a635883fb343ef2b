import * as games from '@trevo/contract/wps/lottery/games.ts'
import type { Route, RouteRequest } from '../../../../platform/http/bind-route.ts'
import type { Lotteries } from '../create-lotteries.ts'

const readerOf = ({
  brand,
  language,
}: Pick<RouteRequest<typeof games.listLotteryGames>, 'brand' | 'language'>) => ({
  brandId: brand.id,
  language,
  brandLanguage: brand.defaultLanguage,
})

/** The list of plays and games. */
export const bindGameRoutes = (route: Route, lotteries: Lotteries): void => {
  route(games.listLotteryGames, (request) =>
    lotteries.listLotteryGames(readerOf(request), request.query.prizeMode),
  )
  route(games.listVnGameMenu, (request) =>
    lotteries.listVnGameMenu(readerOf(request), request.query.prizeMode),
  )
  route(games.listRecentVnGames, (request) =>
    lotteries.listRecentVnGames(request.actor.memberId, readerOf(request), request.query.prizeMode),
  )
  route(games.getLotterySetting, ({ brand, params }) =>
    lotteries.getLotterySetting(brand.id, params.gameId),
  )
  route(games.getPlayMenu, ({ brand, params }) => lotteries.getPlayMenu(brand.id, params.gameId))
  route(games.listSeries, ({ brand, actor }) => lotteries.listSeries(brand.id, actor.memberId))
}
