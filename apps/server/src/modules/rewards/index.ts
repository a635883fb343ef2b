// The module's public interface: other modules import only this file.
export { bindRewardsOperatorRoutes, bindRewardsRoutes } from './bind-routes.ts'
export { incidentNamesOf, rewardKinds } from './common/domain/transfers.ts'
export { listChecked } from './levels/repository/ranks.ts'
export { sumValidStakes, sumValidStakesOf } from './missions/repository/play-sums.ts'
export { createRewards, type Rewards } from './module.ts'
export type { Eligible, RewardsNeeds } from './needs.ts'
export type { PricedPrize } from './budgets/service/prize-worth.ts'
export type { IncidentCredit } from './incident-credits/service/give-incident-credit.ts'
export type { RewardOrder } from './grants/service/grant-reward.ts'
export { seedDemoRewards } from './seed/seed-demo-rewards.ts'
export { hasUnclaimedRewards } from './center/repository/has-unclaimed-rewards.ts'
export { findRanksOf, listIdsOfLevels, listRewardsOf } from './grants/repository/list-rewards-of.ts'
export type { RewardsTables } from './tables.ts'
export { readBenefits, writeBenefits } from './levels/repository/level-benefits.ts'
export { readRebate, writeRebate } from './rebate/repository/rebate-rules.ts'
export { readReferral, writeReferral } from './referral/repository/referral-terms.ts'
export {
  findOpenRaffle,
  readRafflePlan,
  writeRafflePlan,
} from './raffles/repository/raffle-plan.ts'
export {
  findRunningBoard,
  readNextBoard,
  writeNextBoard,
} from './rankings/repository/next-board.ts'
export { readDraws, writeDraw } from './tickets/repository/draw-setting.ts'
export {
  addMission,
  dressMission,
  endMission,
  listStoredMissions,
  lockMission,
  resumeMission,
  type StoredMission,
} from './missions/repository/office-missions.ts'
export { findFreeGame, saveFreeGame } from './center/repository/find-free-game.ts'
export { drawWorth } from './budgets/domain/draw-worth.ts'
export {
  measureBets,
  measureDraws,
  measureGiven,
  measureMissions,
  measureRanks,
  type MeasuredBets,
} from './grants/repository/measure-given.ts'
