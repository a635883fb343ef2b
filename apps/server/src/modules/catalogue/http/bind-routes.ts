import {
  getGameMenus,
  listGames,
  listHotGames,
  listNewGameVendors,
} from '@trevo/contract/wps/games.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { filterGames, gameIn, lanesOf, menusOf } from '../domain/lobby.ts'
import type { Catalogue } from '../module.ts'

export const bindCatalogueRoutes = (route: Route, catalogue: Catalogue): void => {
  route(getGameMenus, () => menusOf(catalogue.lobby()))

  route(listHotGames, ({ language }) => {
    const hot = catalogue.lobby().games.filter(({ row }) => row.is_hot)
    return { list: hot.map((game) => gameIn(game, language)) }
  })

  route(listGames, ({ query, language }) => {
    const { gameType, vassalage, gameClassify, isNew, search, pageNo, pageSize } = query
    const found = filterGames(catalogue.lobby(), {
      gameType,
      vassalage,
      gameClassify,
      isNew: isNew === '1',
      search,
    })
    const from = (pageNo - 1) * pageSize
    return {
      games: found.slice(from, from + pageSize).map((game) => gameIn(game, language)),
      totalCount: found.length,
      totalPages: Math.ceil(found.length / pageSize),
    }
  })

  route(listNewGameVendors, () => ({ data: { lanes: lanesOf(catalogue.lobby()) } }))
}
