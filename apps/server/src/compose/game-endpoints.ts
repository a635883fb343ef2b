import * as games from '@trevo/contract/wps/games.ts'
import * as gameDetail from '@trevo/contract/wps/games/game-detail.ts'
import * as vendors from '@trevo/contract/wps/games/vendors.ts'
import * as liveTables from '@trevo/contract/wps/games/live-tables.ts'
import * as rooms from '@trevo/contract/wps/games/rooms.ts'
import * as accountGames from '@trevo/contract/wps/games/account-games.ts'
import * as jackpots from '@trevo/contract/wps/jackpots.ts'

/** Endpoints of the catalogue for visitors and members. */
export const gameEndpoints = [
  games,
  gameDetail,
  vendors,
  liveTables,
  rooms,
  accountGames,
  jackpots,
] as const
