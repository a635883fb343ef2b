import * as endpoints from '@trevo/contract/ops/held-credits.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { PlayContext } from '../service/context.ts'
import { listHeldCredits } from '../service/list-held-credits.ts'
import { refuseHeldCredit } from '../service/refuse-held-credit.ts'
import { releaseHeldCredit } from '../service/release-held-credit.ts'
import { showHeldCredit } from '../service/show-held-credit.ts'

/** What operators decide about games: credits above what a game can pay. */
export const bindPlayOperatorRoutes = (route: Route, context: PlayContext): void => {
  const [list, show] = [listHeldCredits(context), showHeldCredit(context)]
  const [release, refuse] = [releaseHeldCredit(context), refuseHeldCredit(context)]
  route(endpoints.listHeldCredits, async ({ actor, query }) => ({
    credits: await list(actor.brandId, query.limit),
  }))
  route(endpoints.showHeldCredit, ({ actor, params }) => show(actor.brandId, params.creditId))
  route(endpoints.releaseHeldCredit, ({ actor: { username, brandId }, params, body }) =>
    release({ ...params, brandId, operator: username, reason: body.reason.trim() }),
  )
  route(endpoints.refuseHeldCredit, ({ actor: { username, brandId }, params, body }) =>
    refuse({ ...params, brandId, operator: username, reason: body.reason.trim() }),
  )
}
