import * as center from '@trevo/contract/wps/rewards/center.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { readerOf } from '../../../../platform/http/reader-of.ts'
import type { createClaimReward } from '../service/claim-reward.ts'
import type { createListRewards } from '../service/list-rewards.ts'

type Center = ReturnType<typeof createListRewards> & ReturnType<typeof createClaimReward>

/** The reward center of a member. */
export const bindCenterRoutes = (route: Route, rewards: Center): void => {
  route(center.listRewards, ({ actor, brand, language, query }) =>
    rewards.listRewards(actor.memberId, query, readerOf({ brand, language })),
  )
  route(center.countRewards, ({ actor }) => rewards.countRewards(actor.memberId))
  route(center.claimReward, ({ actor, brand, language, body }) =>
    rewards.claimReward(
      { memberId: actor.memberId, rewardId: BigInt(body.rewardId) },
      readerOf({ brand, language }),
    ),
  )
  route(center.claimAllRewards, ({ actor }) => rewards.claimAllRewards(actor.memberId))
}
