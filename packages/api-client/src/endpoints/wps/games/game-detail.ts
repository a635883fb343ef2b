// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/games/game-detail.ts'
import type { Wire } from '../../../wire.ts'

export const getGameDetail: Wire<typeof contract.getGameDetail> = {
  name: 'getGameDetail',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameDetail',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const openDemo: Wire<typeof contract.openDemo> = {
  name: 'openDemo',
  method: 'GET',
  path: '/wps/relay/GCSGAME_openDemo',
  auth: 'none',
  moduleId: 'GAMELO3',
}
