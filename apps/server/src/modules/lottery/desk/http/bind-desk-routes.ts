import * as endpoints from '@trevo/contract/ops/lottery/desk.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Desk } from '../create-desk.ts'

/** What operators see of draws. */
export const bindDeskRoutes = (route: Route, desk: Desk): void => {
  route(endpoints.listDrawCalendar, ({ actor, query }) =>
    desk.listDrawCalendar({ brandId: actor.brandId, ...query }),
  )
  route(endpoints.showDeskDraw, ({ actor: { brandId, username: operator }, params }) =>
    desk.showDeskDraw({ brandId, operator, drawId: BigInt(params.drawId) }),
  )
}
