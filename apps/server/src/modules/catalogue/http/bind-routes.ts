import {
  addFavouriteGame,
  listFavouriteGames,
  listFavouriteIds,
  listRecentGames,
  removeFavouriteGame,
} from '@trevo/contract/wps/account-games.ts'
import {
  getGameMenus,
  listGames,
  listHotGames,
  listNewGameVendors,
} from '@trevo/contract/wps/games.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { menusOf } from '../domain/lobby.ts'
import type { Catalogue } from '../module.ts'
import type { AccountGames } from '../service/account-games.ts'
import { gamesPage, hotGames, vendorLanes } from './answers.ts'

export const bindCatalogueRoutes = (route: Route, catalogue: Catalogue): void => {
  route(getGameMenus, () => menusOf(catalogue.lobby()))
  route(listHotGames, ({ language }) => hotGames(catalogue.lobby(), language))
  route(listGames, ({ query, language }) => gamesPage(catalogue.lobby(), query, language))
  route(listNewGameVendors, () => vendorLanes(catalogue.lobby()))
  bindAccountGames(route, catalogue.accountGames)
}

const bindAccountGames = (route: Route, games: AccountGames): void => {
  route(listFavouriteIds, ({ actor }) => games.favouriteIds(actor.memberId))
  route(listFavouriteGames, ({ actor, query, language }) =>
    games.favouriteGames(actor.memberId, query, language),
  )
  route(addFavouriteGame, async ({ actor, body }) => {
    await games.add(actor.memberId, body.nodeId)
    return null
  })
  route(removeFavouriteGame, async ({ actor, body }) => {
    await games.remove(actor.memberId, body.nodeId)
    return null
  })
  route(listRecentGames, ({ actor, query, language }) =>
    games.recentGames(actor.memberId, { pageNo: query.page, pageSize: query.pageSize }, language),
  )
}
