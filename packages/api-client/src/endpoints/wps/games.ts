// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/games.ts'
import type { Wire } from '../../wire.ts'

export const getGameMenus: Wire<typeof contract.getGameMenus> = {
  name: 'getGameMenus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  auth: 'none',
  moduleId: 'COMM3',
}
export const getJackpot: Wire<typeof contract.getJackpot> = {
  name: 'getJackpot',
  method: 'GET',
  path: '/wps/relay/VIS_getJackpot',
  auth: 'none',
  moduleId: 'COMM3',
}
export const launchGame: Wire<typeof contract.launchGame> = {
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const launchGameFb: Wire<typeof contract.launchGameFb> = {
  name: 'launchGameFb',
  method: 'GET',
  path: '/wps/relay/GCS_gameLaunchFB',
  auth: 'member',
  moduleId: 'GAMELO3',
}
export const listAnnouncements: Wire<typeof contract.listAnnouncements> = {
  name: 'listAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  auth: 'optional',
  moduleId: 'COMM3',
}
export const listGames: Wire<typeof contract.listGames> = {
  name: 'listGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  auth: 'optional',
  moduleId: 'GAMELO3',
}
export const listHotGames: Wire<typeof contract.listHotGames> = {
  name: 'listHotGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  auth: 'none',
  moduleId: 'GAMELOHOT3',
}
export const listNewGameVendors: Wire<typeof contract.listNewGameVendors> = {
  name: 'listNewGameVendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const listWinners: Wire<typeof contract.listWinners> = {
  name: 'listWinners',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  auth: 'none',
  moduleId: 'COMM3',
}
