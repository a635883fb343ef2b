import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allEndpoints } from './all-endpoints.ts'

/**
 * The movement that each order with a client id claims the id for at the wallet (`claimClientId`), in the
 * transaction that moves money or points; null for orders that move neither.
 */
const claims: Readonly<Record<string, string | null>> = {
  walletTransfer: 'transfers.fund',
  recallFunds: 'transfers.recall',
  transferUpline: 'transfers.sent',
  transferDownline: 'transfers.sent',
  transferMany: 'transfers.sent_to_many',
  putInVault: 'transfers.vault',
  createDeposit: 'cashier.deposit',
  createWithdrawal: 'cashier.withdrawal',
  placeOrder: 'lottery.order',
  placeMassiveOrder: 'lottery.order',
  placeVnOrder: 'lottery.order',
  openSharedTicket: 'lottery.order',
  joinSharedTicket: 'lottery.order',
  buyInstantTickets: 'lottery.instant',
  placeSlip: 'sportsbook.slip',
  cashOutSlip: 'sportsbook.cash_out',
  convertPoint: 'points.conversion',
  redeemPointReward: 'points.redemption',
  claimManualRebate: 'rewards.rebate',
  addPayee: null,
  createDownline: null,
  saveSlip: null,
  sendTeamMessage: null,
  sendChatMessage: null,
  sendChatPicture: null,
}

const folder = new URL('../modules/', import.meta.url)
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))

it('every order under a client id declares the movement it claims the id for, or that it moves nothing', () => {
  const asking = allEndpoints
    .filter(({ family }) => family === 'wps' || family === 'lgw')
    .filter(({ body }) => body && 'shape' in body && 'clientId' in (body.shape as object))
  expect(asking.map(({ name }) => name).toSorted()).toEqual(Object.keys(claims).toSorted())
})

it('every such claim is made', () => {
  const kinds = [...new Set(Object.values(claims))].filter((kind) => kind !== null)
  const isMade = (kind: string) => sources.some((text) => text.includes(`'${kind}'`))
  expect(kinds.filter((kind) => !isMade(kind))).toEqual([])
})
