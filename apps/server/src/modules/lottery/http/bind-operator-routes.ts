import * as endpoints from '@trevo/contract/ops/lottery.ts'
import * as changes from '@trevo/contract/ops/lottery-changes.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Lottery } from '../module.ts'

const by = ({ username, brandId }: Operator) => ({ operator: username, brandId })

/** What operators see of draws, and decide by two. */
export const bindLotteryOperatorRoutes = (route: Route, lottery: Lottery): void => {
  route(endpoints.listLotteryDraws, ({ actor, query }) =>
    lottery.listLotteryDraws({ brandId: actor.brandId, ...query }),
  )
  route(endpoints.enterDrawResult, ({ actor, params, body }) =>
    lottery.enterDrawResult({
      ...by(actor),
      drawId: BigInt(params.drawId),
      result: body.result.trim(),
    }),
  )
  route(endpoints.voidDraw, ({ actor, params, body }) =>
    lottery.voidDraw({
      ...by(actor),
      drawId: BigInt(params.drawId),
      reason: body.reason.trim(),
    }),
  )
  route(endpoints.redraw, ({ actor, params, body }) =>
    lottery.redraw({ ...by(actor), drawId: BigInt(params.drawId), reason: body.reason.trim() }),
  )
  route(endpoints.listBigPrizes, ({ actor, query }) =>
    lottery.listBigPrizes(actor.brandId, query.limit),
  )
  route(endpoints.approveBigPrize, ({ actor, params, body }) =>
    lottery.approveBigPrize({
      ...by(actor),
      prizeId: BigInt(params.prizeId),
      reason: body.reason.trim(),
    }),
  )
}

/** What operators change of lotteries from a day on. */
export const bindLotteryChangeRoutes = (route: Route, lottery: Lottery): void => {
  route(changes.listOperatorLotteries, ({ actor, query }) =>
    lottery.listOperatorLotteries({ brandId: actor.brandId, ...query }),
  )
  route(changes.listGameChanges, ({ actor, query }) =>
    lottery.listGameChanges({ brandId: actor.brandId, ...query }),
  )
  route(changes.askGameChange, ({ actor, body }) =>
    lottery.askGameChange({ ...body, ...by(actor), reason: body.reason.trim() }),
  )
  route(changes.approveGameChange, ({ actor, params, body }) =>
    lottery.approveGameChange({
      ...by(actor),
      changeId: BigInt(params.changeId),
      reason: body.reason.trim(),
    }),
  )
  route(changes.withdrawGameChange, ({ actor, params, body }) =>
    lottery.withdrawGameChange({
      ...by(actor),
      changeId: BigInt(params.changeId),
      reason: body.reason.trim(),
    }),
  )
}
