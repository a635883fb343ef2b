// The front door: other modules import this file only.
export { lotteryKinds, lotteryReturnedKinds, lotteryStakeKinds } from './domain/transfers.ts'
export { bindLotteryOperatorRoutes } from './http/bind-operator-routes.ts'
export { bindLotteryRoutes } from './http/bind-routes.ts'
export { createLottery, type Lottery } from './module.ts'
export { Drawn, type DrawSources, type PaidPrize } from './needs.ts'
export { playableDemoLotteries, seedDemoLotteries } from './service/seed-demo-lotteries.ts'
