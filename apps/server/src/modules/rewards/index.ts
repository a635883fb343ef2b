// The front door: other modules import this file only.
export { bindRewardsOperatorRoutes } from './http/bind-operator-routes.ts'
export { bindRewardsRoutes } from './http/bind-routes.ts'
export { rewardKinds } from './domain/transfers.ts'
export { createRewards, type Rewards } from './module.ts'
export type { Eligible, RewardsNeeds } from './needs.ts'
export type { RewardOrder } from './service/grant-reward.ts'
export { seedDemoRewards } from './service/seed-demo-rewards.ts'
export { hasUnclaimedRewards } from './repository/has-unclaimed-rewards.ts'
