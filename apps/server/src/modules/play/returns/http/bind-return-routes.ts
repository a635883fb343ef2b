import * as endpoints from '@trevo/contract/ops/games/returns.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { PlayContext } from '../../common/context.ts'
import { createListGameReturns } from '../service/list-game-returns.ts'

/** What games gave back, against what they declare. */
export const bindReturnRoutes = (route: Route, context: PlayContext): void => {
  const listGameReturns = createListGameReturns(context)
  route(endpoints.listGameReturns, ({ actor, query }) =>
    listGameReturns({ brandId: actor.brandId, ...query }),
  )
}
