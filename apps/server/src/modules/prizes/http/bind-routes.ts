import * as contract from '@trevo/contract/ops/compliance/prizes.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Prizes } from '../module.ts'

export const bindPrizesOperatorRoutes = (route: Route, prizes: Prizes): void => {
  route(contract.listPrizes, ({ actor, query }) => prizes.listPrizes(actor.brandId, query))
  route(contract.showPrize, ({ actor, params }) => prizes.showPrize(actor.brandId, params.itemId))
  route(contract.notePrize, ({ actor, params, body }) =>
    prizes.notePrize(actor, params.itemId, body.reason),
  )
  route(contract.returnPrize, ({ actor, params, body }) =>
    prizes.returnPrize(actor, params.itemId, body.reason),
  )
  route(contract.handOverPrize, ({ actor, params, body }) =>
    prizes.handOverPrize(actor, params.itemId, body),
  )
}
