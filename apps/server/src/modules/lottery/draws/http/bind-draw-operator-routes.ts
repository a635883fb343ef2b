import * as endpoints from '@trevo/contract/ops/lottery.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Draws } from '../create-draws.ts'
import { by } from '../../common/http/by-operator.ts'

/** The operators' calls about draws, and the numbers that they enter. */
export const bindDrawOperatorRoutes = (route: Route, draws: Draws): void => {
  route(endpoints.listLotteryDraws, ({ actor, query }) =>
    draws.listLotteryDraws({ brandId: actor.brandId, ...query }),
  )
  route(endpoints.enterDrawResult, ({ actor, params, body }) =>
    draws.enterDrawResult({
      ...by(actor),
      drawId: BigInt(params.drawId),
      result: body.result.trim(),
    }),
  )
}
