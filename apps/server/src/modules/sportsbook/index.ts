// The front door: other modules import this file only.
export { chooseOddsFeed } from './adapters/choose-odds-feed.ts'
export { createSimulatedFeed } from './adapters/simulated-feed.ts'
export {
  slipNumber,
  sportsbookChangedKinds,
  sportsbookKinds,
  sportsbookReturnedKinds,
  sportsbookStakedKind,
} from './domain/transfers.ts'
export { bindSportsbookOperatorRoutes, bindSportsbookRoutes } from './bind-routes.ts'
export { createSportsbook, type Sportsbook } from './module.ts'
export { MatchMoved, type MatchFeed, type SettledSlip } from './needs.ts'
export { findSlipEndsIn } from './service/find-slip-ends-in.ts'
export { createLeagueSeeds } from './service/league-seeds.ts'
export { seedDemoSports } from './service/seed-demo-sports.ts'
export { hasOpenSlips } from './repository/has-open-slips.ts'
