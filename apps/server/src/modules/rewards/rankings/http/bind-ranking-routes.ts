import { getMissionLeaderboard } from '@trevo/contract/wps/rewards/missions.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { readerOf } from '../../../../platform/http/reader-of.ts'
import type { createLeaderboard } from '../service/leaderboard.ts'

/** The ranking of the month. */
export const bindRankingRoutes = (
  route: Route,
  rewards: ReturnType<typeof createLeaderboard>,
): void => {
  route(getMissionLeaderboard, ({ actor, brand, language }) =>
    rewards.getMissionLeaderboard({
      memberId: actor.memberId,
      brandId: brand.id,
      reader: readerOf({ brand, language }),
    }),
  )
}
