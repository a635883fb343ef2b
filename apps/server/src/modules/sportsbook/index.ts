// The front door: other modules import this file only.
export { chooseOddsFeed } from './feeds/choose-odds-feed.ts'
export { createSimulatedFeed } from './feeds/simulated-feed.ts'
export {
  slipIdOf,
  slipNumber,
  sportsbookKinds,
  sportsbookReturnedKinds,
  sportsbookStakedKind,
} from './slips/domain/transfers.ts'
export { bindSportsbookOperatorRoutes, bindSportsbookRoutes } from './bind-routes.ts'
export { createSportsbook, type Sportsbook } from './module.ts'
export { MatchMoved, type MatchFeed, type SettledSlip } from './needs.ts'
export { createLeagueSeeds } from './feeds/repository/league-seeds.ts'
export { seedDemoSports } from './seed/seed-demo-sports.ts'
export { hasOpenSlips } from './slips/repository/has-open-slips.ts'
export { sumOpenSlips } from './slips/repository/sum-open-slips.ts'
export { forgetDraft } from './slips/repository/forget-draft.ts'
export { listSlipMovements } from './slips/repository/list-slip-movements.ts'
