// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/games/account-games.ts'
import type { Wire } from '../../../wire.ts'

export const addFavouriteGame: Wire<typeof contract.addFavouriteGame> = {
  name: 'addFavouriteGame',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  auth: 'member',
  moduleId: 'GAMELOFAV3',
}
export const listFavouriteGames: Wire<typeof contract.listFavouriteGames> = {
  name: 'listFavouriteGames',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  auth: 'member',
  moduleId: 'GAMELOFAV3',
}
export const listFavouriteIds: Wire<typeof contract.listFavouriteIds> = {
  name: 'listFavouriteIds',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  auth: 'member',
  moduleId: 'GAMELOFAV3',
}
export const listRecentGames: Wire<typeof contract.listRecentGames> = {
  name: 'listRecentGames',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  auth: 'member',
  moduleId: 'GAMELOREC3',
}
export const removeFavouriteGame: Wire<typeof contract.removeFavouriteGame> = {
  name: 'removeFavouriteGame',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  auth: 'member',
  moduleId: 'GAMELOFAV3',
}
