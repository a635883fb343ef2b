// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/lottery/draws.ts'
import type { Wire } from '../../../wire.ts'

export const getHotAndGap: Wire<typeof contract.getHotAndGap> = {
  name: 'getHotAndGap',
  method: 'GET',
  path: '/lgw/draw/:gameId/hot_gap_info',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const getNearDraws: Wire<typeof contract.getNearDraws> = {
  name: 'getNearDraws',
  method: 'GET',
  path: '/lgw/numeros/near',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const listDraws: Wire<typeof contract.listDraws> = {
  name: 'listDraws',
  method: 'GET',
  path: '/lgw/draw/:gameId',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const listDrawsByCode: Wire<typeof contract.listDrawsByCode> = {
  name: 'listDrawsByCode',
  method: 'GET',
  path: '/lgw/draw/code/:code',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const listOpenedDraws: Wire<typeof contract.listOpenedDraws> = {
  name: 'listOpenedDraws',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  auth: 'session',
  moduleId: 'GAMELO3',
}
export const listOpenedVnDraws: Wire<typeof contract.listOpenedVnDraws> = {
  name: 'listOpenedVnDraws',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  auth: 'session',
  moduleId: 'GAMELO3',
}
export const listPopularLotteries: Wire<typeof contract.listPopularLotteries> = {
  name: 'listPopularLotteries',
  method: 'GET',
  path: '/lgw/games/popular',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const listRecentDraws: Wire<typeof contract.listRecentDraws> = {
  name: 'listRecentDraws',
  method: 'GET',
  path: '/lgw/numeros/recent',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const listTraceDraws: Wire<typeof contract.listTraceDraws> = {
  name: 'listTraceDraws',
  method: 'GET',
  path: '/lgw/numeros/chase/:gameId',
  auth: 'none',
  moduleId: 'GAMELO3',
}
export const showDrawProof: Wire<typeof contract.showDrawProof> = {
  name: 'showDrawProof',
  method: 'GET',
  path: '/lgw/draw/:gameId/proof/:numero',
  auth: 'none',
  moduleId: 'GAMELO3',
}
