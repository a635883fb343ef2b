// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/lottery.ts'
import type { Wire } from '../../wire.ts'

export const approveBigPrize: Wire<typeof contract.approveBigPrize> = {
  name: 'approveBigPrize',
  method: 'POST',
  path: '/ops/lottery/prizes/:prizeId/approve',
  auth: 'operator',
}
export const enterDrawResult: Wire<typeof contract.enterDrawResult> = {
  name: 'enterDrawResult',
  method: 'POST',
  path: '/ops/lottery/draws/:drawId/result',
  auth: 'operator',
}
export const listBigPrizes: Wire<typeof contract.listBigPrizes> = {
  name: 'listBigPrizes',
  method: 'GET',
  path: '/ops/lottery/prizes',
  auth: 'operator',
}
export const listLotteryDraws: Wire<typeof contract.listLotteryDraws> = {
  name: 'listLotteryDraws',
  method: 'GET',
  path: '/ops/lottery/draws',
  auth: 'operator',
}
export const redraw: Wire<typeof contract.redraw> = {
  name: 'redraw',
  method: 'POST',
  path: '/ops/lottery/draws/:drawId/redraw',
  auth: 'operator',
}
export const voidDraw: Wire<typeof contract.voidDraw> = {
  name: 'voidDraw',
  method: 'POST',
  path: '/ops/lottery/draws/:drawId/void',
  auth: 'operator',
}
