// The module's public interface: other modules import only this file.
export {
  instantMovementNames,
  lotteryCapturedKind,
  lotteryStakedKind,
  lotteryKinds,
  lotteryReturnedKinds,
  lotteryStakeKinds,
} from './common/domain/transfers.ts'
export { bindLotteryOperatorRoutes, bindLotteryRoutes } from './bind-routes.ts'
export { bindLotteryChangeRoutes } from './game-changes/http/bind-game-change-routes.ts'
export { chooseDrawSources } from './draw-sources/choose-sources.ts'
export { createLottery, type Lottery } from './module.ts'
export { Drawn, type DrawSources, type PaidPrize } from './needs.ts'
export { createTicketKeys, loadTicketKeys } from './receipts/service/load-ticket-keys.ts'
export {
  playableBrazilLotteries,
  playableDemoLotteries,
  seedDemoLotteries,
} from './seed/seed-demo-lotteries.ts'
export { brazilInstantGames, demoInstantGames, type DemoInstantGame } from './seed/demo-instant.ts'
export { seedDemoInstant } from './seed/seed-demo-instant.ts'
export { hasOpenTickets } from './settlement/repository/has-open-tickets.ts'
export { sumOpenTickets } from './settlement/repository/sum-open-tickets.ts'
export { forgetSavedSlips } from './saved-slips/repository/forget-slips.ts'
export { findOrderOfCredit, listOrderMovements } from './orders/repository/list-order-movements.ts'
