import * as endpoints from '@trevo/contract/ops/lottery/new-lottery.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { NewLotteries } from '../create-new-lotteries.ts'

/** Lotteries that operators add to their brand. */
export const bindNewLotteryRoutes = (route: Route, lotteries: NewLotteries): void => {
  route(endpoints.listLotteryKinds, ({ actor }) => lotteries.listLotteryKinds(actor.brandId))
  route(endpoints.previewNewLottery, ({ actor, body }) =>
    lotteries.previewNewLottery(actor.brandId, body),
  )
  route(endpoints.addLottery, ({ actor, body }) => lotteries.addLottery(actor, body))
}
