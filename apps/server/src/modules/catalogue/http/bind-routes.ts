import * as mine from '@trevo/contract/wps/games/account-games.ts'
import * as detail from '@trevo/contract/wps/games/game-detail.ts'
import * as liveTables from '@trevo/contract/wps/games/live-tables.ts'
import * as games from '@trevo/contract/wps/games.ts'
import * as rooms from '@trevo/contract/wps/games/rooms.ts'
import * as vendors from '@trevo/contract/wps/games/vendors.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { CatalogueNeeds } from '../needs.ts'
import type { AccountGames } from '../service/account-games.ts'
import { getGameDetail } from '../service/get-game-detail.ts'
import { getGameMenus } from '../service/get-game-menus.ts'
import { getVassGameType } from '../service/get-vass-game-type.ts'
import { listGameVendors } from '../service/list-game-vendors.ts'
import { listGames } from '../service/list-games.ts'
import { listLiveTables } from '../service/list-live-tables.ts'
import { listHotGames } from '../service/list-hot-games.ts'
import { listNewGameVendors } from '../service/list-new-game-vendors.ts'
import { listRooms } from '../service/list-rooms.ts'
import type { OpenCatalogue } from '../service/open-catalogue.ts'
import type { CatalogueResponses } from './responses.ts'

type Offered = OpenCatalogue & { readonly responses: CatalogueResponses }

export const bindCatalogueRoutes = (
  route: Route,
  { lobby, database, accountGames, responses }: Offered,
  { play, clock }: Pick<CatalogueNeeds, 'play'> & { readonly clock: Clock },
): void => {
  const { lists, details } = responses
  route(games.getGameMenus, ({ brand }) => getGameMenus(lobby(brand.id)), lists)
  route(games.listHotGames, ({ brand, language }) => listHotGames(lobby(brand.id), language), lists)
  route(
    games.listGames,
    ({ brand, query, language }) => {
      if (query.merchant !== undefined && query.merchant !== brand.merchant) {
        throw new Refusal('request_param_err', { field: 'merchant' })
      }
      return listGames(lobby(brand.id), query, query.language ?? language)
    },
    lists,
  )
  route(games.listNewGameVendors, ({ brand }) => listNewGameVendors(lobby(brand.id)), lists)
  route(vendors.listGameVendors, ({ brand }) => listGameVendors(lobby(brand.id)), lists)
  route(vendors.getVassGameType, ({ brand }) => getVassGameType(lobby(brand.id)), lists)
  route(
    detail.getGameDetail,
    ({ brand, query, language }) =>
      getGameDetail({ database, play }, lobby(brand.id), query, language),
    details,
  )
  route(rooms.listRooms, ({ brand, query, language }) =>
    listRooms({ database, play }, lobby(brand.id), query, language),
  )
  route(liveTables.listLiveTables, ({ brand, language }) =>
    listLiveTables({ play, clock }, lobby(brand.id), language),
  )
  bindAccountGames(route, accountGames)
}

const bindAccountGames = (route: Route, accountGames: AccountGames): void => {
  route(mine.listFavouriteIds, ({ actor }) => accountGames.listFavouriteIds(actor.memberId))
  route(mine.listFavouriteGames, ({ actor, query, language }) =>
    accountGames.listFavouriteGames(actor, query, language),
  )
  route(mine.addFavouriteGame, async ({ actor, body }) => {
    await accountGames.addFavouriteGame(actor, body.nodeId)
    return null
  })
  route(mine.removeFavouriteGame, async ({ actor, body }) => {
    await accountGames.removeFavouriteGame(actor.memberId, body.nodeId)
    return null
  })
  route(mine.listRecentGames, ({ actor, query, language }) =>
    accountGames.listRecentGames(actor, { pageNo: query.page, pageSize: query.pageSize }, language),
  )
}
