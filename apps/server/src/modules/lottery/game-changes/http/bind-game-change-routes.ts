import * as changes from '@trevo/contract/ops/lottery-changes.ts'
import { previewGameChange } from '@trevo/contract/ops/lottery/desk.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { GameChanges } from '../create-game-changes.ts'
import { by } from '../../common/http/by-operator.ts'

/** The operators' changes of lotteries from a given day. */
export const bindLotteryChangeRoutes = (route: Route, gameChanges: GameChanges): void => {
  route(changes.listOperatorLotteries, ({ actor, query }) =>
    gameChanges.listOperatorLotteries({ brandId: actor.brandId, ...query }),
  )
  route(changes.listGameChanges, ({ actor, query }) =>
    gameChanges.listGameChanges({ brandId: actor.brandId, ...query }),
  )
  route(changes.askGameChange, ({ actor, body }) =>
    gameChanges.askGameChange({ ...body, ...by(actor), reason: body.reason.trim() }),
  )
  route(previewGameChange, ({ actor, body }) =>
    gameChanges.previewGameChange({ brandId: actor.brandId, ...body }),
  )
  route(changes.withdrawGameChange, ({ actor, params, body }) =>
    gameChanges.withdrawGameChange({
      ...by(actor),
      changeId: BigInt(params.changeId),
      reason: body.reason.trim(),
    }),
  )
}
