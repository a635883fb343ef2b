import { getMissionSummaryDetails } from '@trevo/contract/wps/rewards/missions.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { readerOf } from '../../../../platform/http/reader-of.ts'
import type { createGetMissionSummaryDetails } from '../service/get-mission-summary-details.ts'

type Missions = {
  readonly getMissionSummaryDetails: ReturnType<typeof createGetMissionSummaryDetails>
}

/** A member's missions. */
export const bindMissionRoutes = (route: Route, rewards: Missions): void => {
  route(getMissionSummaryDetails, ({ actor, brand, language }) =>
    rewards.getMissionSummaryDetails({
      memberId: actor.memberId,
      brandId: brand.id,
      reader: readerOf({ brand, language }),
    }),
  )
}
