import {
  listHeldCredits,
  refuseHeldCredit,
  releaseHeldCredit,
  showHeldCredit,
} from '@trevo/contract/ops/held-credits.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { HeldCredits } from '../service/decide-held-credits.ts'

/** What operators decide about games: credits above what a game can pay. */
export const bindPlayOperatorRoutes = (route: Route, held: HeldCredits): void => {
  route(listHeldCredits, async ({ actor, query }) => ({
    credits: await held.list(actor.brandId, query.limit),
  }))
  route(showHeldCredit, ({ actor, params }) => held.show(actor.brandId, params.creditId))
  route(releaseHeldCredit, ({ actor: { username, brandId }, params, body }) =>
    held.release({ ...params, brandId, operator: username, reason: body.reason.trim() }),
  )
  route(refuseHeldCredit, ({ actor: { username, brandId }, params, body }) =>
    held.refuse({ ...params, brandId, operator: username, reason: body.reason.trim() }),
  )
}
