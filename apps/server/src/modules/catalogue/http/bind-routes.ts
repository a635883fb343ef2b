import {
  getGameMenus,
  listGames,
  listHotGames,
  listNewGameVendors,
} from '@trevo/contract/wps/games.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { menusOf } from '../domain/lobby.ts'
import type { Catalogue } from '../module.ts'
import { gamesPage, hotGames, vendorLanes } from './answers.ts'

export const bindCatalogueRoutes = (route: Route, catalogue: Catalogue): void => {
  route(getGameMenus, () => menusOf(catalogue.lobby()))
  route(listHotGames, ({ language }) => hotGames(catalogue.lobby(), language))
  route(listGames, ({ query, language }) => gamesPage(catalogue.lobby(), query, language))
  route(listNewGameVendors, () => vendorLanes(catalogue.lobby()))
}
