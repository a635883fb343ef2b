import * as endpoints from '@trevo/contract/ops/games/play-stops.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { PlayContext } from '../../common/context.ts'
import { createListPlayStops } from '../service/list-play-stops.ts'
import { createResumePlay } from '../service/resume-play.ts'
import { createStopPlay } from '../service/stop-play.ts'

/** Play that operators stop and resume. */
export const bindStopRoutes = (route: Route, context: PlayContext): void => {
  const listPlayStops = createListPlayStops(context)
  const stopPlay = createStopPlay(context)
  const resumePlay = createResumePlay(context)
  route(endpoints.listPlayStops, ({ actor, query }) =>
    listPlayStops({ brandId: actor.brandId, ...query }),
  )
  route(endpoints.stopPlay, ({ actor: { brandId, operatorId, username: operator }, body }) =>
    stopPlay({ brandId, operatorId, operator, ...body, reason: body.reason.trim() }),
  )
  route(
    endpoints.resumePlay,
    ({ actor: { brandId, operatorId, username: operator }, params, body }) =>
      resumePlay({
        brandId,
        operatorId,
        operator,
        ...params,
        reason: body.reason.trim(),
      }),
  )
}
