import * as endpoints from '@trevo/contract/ops/table-streams.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { PlayContext } from '../../common/context.ts'
import { createOperatorTableStreams } from '../service/operator-table-streams.ts'

/** The video of live tables. */
export const bindTableStreamRoutes = (route: Route, context: PlayContext): void => {
  const streams = createOperatorTableStreams(context)
  route(endpoints.listTableStreams, async () => ({ tables: await streams.listTableStreams() }))
  route(endpoints.changeTableStream, async ({ actor, params, body }) => ({
    tables: await streams.changeTableStream({ ...params, ...body, operator: actor.username }),
  }))
}
