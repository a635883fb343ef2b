// The front door: other modules import this file only.
export {
  lotteryCapturedKind,
  lotteryChangedKinds,
  lotteryStakedKind,
  lotteryKinds,
  lotteryReturnedKinds,
  lotteryStakeKinds,
} from './domain/transfers.ts'
export { bindLotteryOperatorRoutes, bindLotteryRoutes } from './bind-routes.ts'
export { bindLotteryChangeRoutes } from './http/bind-game-change-routes.ts'
export { chooseDrawSources } from './adapters/choose-sources.ts'
export { createLottery, type Lottery } from './module.ts'
export { Drawn, type DrawSources, type PaidPrize, type ReceiptPage } from './needs.ts'
export { sumValidOfOrders } from './repository/tickets.ts'
export { createTicketKeys, loadTicketKeys } from './service/load-ticket-keys.ts'
export { playableDemoLotteries, seedDemoLotteries } from './service/seed-demo-lotteries.ts'
export { hasOpenTickets } from './repository/has-open-tickets.ts'
