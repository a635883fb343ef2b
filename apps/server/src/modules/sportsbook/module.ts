import { createMatches } from './matches/create-matches.ts'
import { createSeasons } from './seasons/create-seasons.ts'
import { createSettlement } from './settlement/create-settlement.ts'
import { createSlips } from './slips/create-slips.ts'
import { sportsbookKinds } from './slips/domain/transfers.ts'
import { decisionKinds } from './settlement/service/decision-kinds.ts'
import { withdrawCompetitorKind } from './seasons/service/withdraw-competitor.ts'
import { createTrading } from './trading/create-trading.ts'
import type { SportsbookNeeds } from './needs.ts'
import { createSportsbookContext } from './common/service/context.ts'

/** Matches, their prices, members' stakes on them, and their payouts. */
export const createSportsbook = async (needs: SportsbookNeeds) => {
  await needs.wallet.registerKinds(sportsbookKinds)
  const context = createSportsbookContext(needs)
  const { limitKinds, ...trading } = createTrading(context)
  return {
    forgetSetup: context.forgetSetup,
    ...createMatches(context),
    ...createSeasons(context),
    ...createSlips(context),
    ...createSettlement(context),
    ...trading,
    /** The acts of matches and seasons that need a second person. */
    changeKinds: [...decisionKinds(context), withdrawCompetitorKind(context), ...limitKinds],
  }
}
export type Sportsbook = Awaited<ReturnType<typeof createSportsbook>>
