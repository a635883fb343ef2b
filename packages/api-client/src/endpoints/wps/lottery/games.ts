// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/lottery/games.ts'
import type { Wire } from '../../../wire.ts'

export const getLotterySetting: Wire<typeof contract.getLotterySetting> = {
  name: 'getLotterySetting',
  method: 'GET',
  path: '/lgw/games/:gameId/setting',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const getPlayMenu: Wire<typeof contract.getPlayMenu> = {
  name: 'getPlayMenu',
  method: 'GET',
  path: '/lgw/games/:gameId/play_menu',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const listLotteryGames: Wire<typeof contract.listLotteryGames> = {
  name: 'listLotteryGames',
  method: 'GET',
  path: '/lgw/games',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const listRecentVnGames: Wire<typeof contract.listRecentVnGames> = {
  name: 'listRecentVnGames',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  auth: 'session',
  moduleId: 'GAMELO3',
}
export const listSeries: Wire<typeof contract.listSeries> = {
  name: 'listSeries',
  method: 'GET',
  path: '/lgw/customers/series',
  auth: 'session',
  moduleId: 'GAMELO3',
}
export const listVnGameMenu: Wire<typeof contract.listVnGameMenu> = {
  name: 'listVnGameMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  auth: 'none',
  moduleId: 'GAMELO3',
}
