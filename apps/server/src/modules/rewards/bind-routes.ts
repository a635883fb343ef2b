import type { Route } from '../../platform/http/bind-route.ts'
import { bindCenterRoutes } from './center/http/bind-center-routes.ts'
import { bindLevelRoutes } from './levels/http/bind-level-routes.ts'
import { bindMissionRoutes } from './missions/http/bind-mission-routes.ts'
import type { Rewards } from './module.ts'
import { bindRaffleRoutes } from './raffles/http/bind-raffle-routes.ts'
import { bindRankingRoutes } from './rankings/http/bind-ranking-routes.ts'
import { bindRebateRoutes } from './rebate/http/bind-rebate-routes.ts'
import { bindReferralOperatorRoutes } from './referral/http/bind-referral-operator-routes.ts'
import { bindReferralRoutes } from './referral/http/bind-referral-routes.ts'
import { bindTicketRoutes } from './tickets/http/bind-ticket-routes.ts'

/** The members' calls about rewards. */
export const bindRewardsRoutes = (route: Route, rewards: Rewards): void => {
  bindCenterRoutes(route, rewards)
  bindTicketRoutes(route, rewards)
  bindMissionRoutes(route, rewards)
  bindRankingRoutes(route, rewards)
  bindRaffleRoutes(route, rewards)
  bindReferralRoutes(route, rewards)
  bindLevelRoutes(route, rewards)
  bindRebateRoutes(route, rewards)
}

/** The operators' view of waiting rewards, and their decisions. */
export const bindRewardsOperatorRoutes = (
  route: Route,
  { operators }: Pick<Rewards, 'operators'>,
): void => bindReferralOperatorRoutes(route, operators)
