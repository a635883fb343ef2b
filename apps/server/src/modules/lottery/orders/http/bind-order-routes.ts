import type { Body } from '@trevo/contract/endpoint.ts'
import * as orders from '@trevo/contract/wps/lottery/orders.ts'
import * as placing from '@trevo/contract/wps/lottery/place-orders.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Orders } from '../create-orders.ts'

/** What both ways of sending a slip have in common. */
const draftOf = (
  body: Omit<Body<typeof placing.placeOrder>, 'bettingSlipString'>,
  { memberId, brandId }: { readonly memberId: bigint; readonly brandId: number },
) => ({
  memberId,
  brandId,
  clientId: body.clientId,
  gameId: body.gameId,
  prizeModeId: body.prizeModeId,
  amountMinor: parseMoney(body.betCartAmountSum),
  drawNumber: body.chase && body.chaseSlip ? body.chaseSlip.numero : body.currentNumero,
  ...(body.chase && body.chaseSlip && { multiples: body.chaseSlip.multiples }),
  stopsOnWin: body.chase && body.winningStop,
  abandons: body.chase && body.abandoning,
})

/** Orders of a member. */
export const bindOrderRoutes = (route: Route, lottery: Orders): void => {
  route(placing.placeOrder, ({ actor, brand, body: { bettingSlipString: slip, ...body } }) =>
    lottery.placeOrder({
      ...draftOf(body, { memberId: actor.memberId, brandId: brand.id }),
      slip,
    }),
  )
  route(placing.placeMassiveOrder, ({ actor, brand, body: { packedSlip, ...body } }) =>
    lottery.placeMassiveOrder({
      ...draftOf(body, { memberId: actor.memberId, brandId: brand.id }),
      packedSlip,
    }),
  )
  route(placing.placeVnOrder, ({ actor, brand, body }) =>
    lottery.placeVnOrder({ memberId: actor.memberId, brandId: brand.id, ...body }),
  )
  route(orders.listOrders, ({ actor, body }) =>
    lottery.listOrders({ memberId: actor.memberId, ...body }),
  )
  route(orders.listTodayOrders, ({ actor, brand, query }) =>
    lottery.listTodayOrders({ memberId: actor.memberId, brandId: brand.id, ...query }),
  )
  route(orders.getOrderConditions, ({ brand }) => lottery.getOrderConditions(brand.id))
  route(orders.showOrder, ({ actor, params }) =>
    lottery.showOrder(actor.memberId, BigInt(params.id)),
  )
  route(orders.listOrderLines, ({ actor, params, query }) =>
    lottery.listOrderLines(actor.memberId, BigInt(params.id), query),
  )
  route(orders.listDrawLines, ({ actor, brand, params }) =>
    lottery.listDrawLines({ brandId: brand.id, memberId: actor.memberId, ...params }),
  )
  route(orders.cancelOrders, ({ actor, body }) =>
    lottery.cancelOrders({ memberId: actor.memberId, ticketIds: body.map(BigInt) }),
  )
}
