import {
  addFavouriteGame,
  listFavouriteGames,
  listFavouriteIds,
  listRecentGames,
  removeFavouriteGame,
} from '@trevo/contract/wps/account-games.ts'
import { getGameDetail } from '@trevo/contract/wps/game-detail.ts'
import {
  getGameMenus,
  listGames,
  listHotGames,
  listNewGameVendors,
} from '@trevo/contract/wps/games.ts'
import { listRooms } from '@trevo/contract/wps/rooms.ts'
import { getVassGameType, listGameVendors } from '@trevo/contract/wps/vendors.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { menusOf, splitLanesOf, vassGameTypes } from '../domain/game-shapes.ts'
import type { Catalogue } from '../module.ts'
import type { AccountGames } from '../service/account-games.ts'
import { answerDetail, type BigWinsOf } from '../service/answer-detail.ts'
import { answerRooms } from '../service/answer-rooms.ts'
import { gamesPage, hotGames, vendorLanes } from './answers.ts'

export type CatalogueNeighbours = { readonly bigWinsOf: BigWinsOf }

export const bindCatalogueRoutes = (
  route: Route,
  catalogue: Catalogue,
  { bigWinsOf }: CatalogueNeighbours,
): void => {
  const { lobby, database } = catalogue
  const { lists, details } = catalogue.responses
  route(getGameMenus, ({ brand }) => menusOf(lobby(brand.id)), lists)
  route(listHotGames, ({ brand, language }) => hotGames(lobby(brand.id), language), lists)
  route(
    listGames,
    ({ brand, query, language }) => {
      if (query.merchant !== undefined && query.merchant !== brand.merchant) {
        throw new Refusal('request_param_err', { field: 'merchant' })
      }
      return gamesPage(lobby(brand.id), query, query.language ?? language)
    },
    lists,
  )
  route(listNewGameVendors, ({ brand }) => vendorLanes(lobby(brand.id)), lists)
  route(listGameVendors, ({ brand }) => ({ data: { lanes: splitLanesOf(lobby(brand.id)) } }), lists)
  route(getVassGameType, ({ brand }) => ({ content: vassGameTypes(lobby(brand.id)) }), lists)
  route(
    getGameDetail,
    ({ brand, query, language }) =>
      answerDetail({ database, bigWinsOf }, lobby(brand.id), query.nodeId, language),
    details,
  )
  route(listRooms, ({ brand, query, language }) =>
    answerRooms(database, lobby(brand.id), query, language),
  )
  bindAccountGames(route, catalogue.accountGames)
}

const bindAccountGames = (route: Route, games: AccountGames): void => {
  route(listFavouriteIds, ({ actor }) => games.favouriteIds(actor.memberId))
  route(listFavouriteGames, ({ actor, query, language }) =>
    games.favouriteGames(actor, query, language),
  )
  route(addFavouriteGame, async ({ actor, body }) => {
    await games.add(actor, body.nodeId)
    return null
  })
  route(removeFavouriteGame, async ({ actor, body }) => {
    await games.remove(actor.memberId, body.nodeId)
    return null
  })
  route(listRecentGames, ({ actor, query, language }) =>
    games.recentGames(actor, { pageNo: query.page, pageSize: query.pageSize }, language),
  )
}
