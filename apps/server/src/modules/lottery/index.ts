// The front door: other modules import this file only.
export { lotteryKinds, lotteryReturnedKinds, lotteryStakeKinds } from './domain/transfers.ts'
export { createLottery, type Lottery } from './module.ts'
export type { Drawn, DrawSources, PaidPrize } from './needs.ts'
