import type { Body } from '@trevo/contract/endpoint.ts'
import * as draws from '@trevo/contract/wps/lottery/draws.ts'
import * as games from '@trevo/contract/wps/lottery/games.ts'
import * as orders from '@trevo/contract/wps/lottery/orders.ts'
import * as placing from '@trevo/contract/wps/lottery/place-orders.ts'
import * as saved from '@trevo/contract/wps/lottery/saved-slips.ts'
import * as shared from '@trevo/contract/wps/lottery/shared-tickets.ts'
import * as tickets from '@trevo/contract/wps/lottery/tickets.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Route, RouteRequest } from '../../../platform/http/bind-route.ts'
import type { Lottery } from '../module.ts'

const readerOf = ({
  brand,
  language,
}: Pick<RouteRequest<typeof games.listLotteryGames>, 'brand' | 'language'>) => ({
  brandId: brand.id,
  language,
  brandLanguage: brand.defaultLanguage,
})

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

const bindGames = (route: Route, lottery: Lottery): void => {
  route(games.listLotteryGames, (request) =>
    lottery.listLotteryGames(readerOf(request), request.query.prizeMode),
  )
  route(games.listVnGameMenu, (request) =>
    lottery.listVnGameMenu(readerOf(request), request.query.prizeMode),
  )
  route(games.listRecentVnGames, (request) =>
    lottery.listRecentVnGames(request.actor.memberId, readerOf(request), request.query.prizeMode),
  )
  route(games.getLotterySetting, ({ brand, params }) =>
    lottery.getLotterySetting(brand.id, params.gameId),
  )
  route(games.getPlayMenu, ({ brand, params }) => lottery.getPlayMenu(brand.id, params.gameId))
  route(games.listSeries, ({ brand, actor }) => lottery.listSeries(brand.id, actor.memberId))
}

const bindDraws = (route: Route, lottery: Lottery): void => {
  route(draws.getNearDraws, ({ brand, query }) => lottery.getNearDraws(brand.id, query.gameId))
  route(draws.listPopularLotteries, ({ brand, query }) =>
    lottery.listPopularLotteries(brand.id, query.count),
  )
  route(draws.listTraceDraws, ({ brand, params }) =>
    lottery.listTraceDraws(brand.id, params.gameId),
  )
  route(draws.listOpenedVnDraws, ({ brand }) => lottery.listOpenedVnDraws(brand.id))
  route(draws.listOpenedDraws, ({ brand }) => lottery.listOpenedDraws(brand.id))
  route(draws.listRecentDraws, ({ brand }) => lottery.listRecentDraws(brand.id))
  route(draws.listDraws, ({ brand, params, query }) =>
    lottery.listDraws(brand.id, params.gameId, query),
  )
  route(draws.listDrawsByCode, ({ brand, params, query }) =>
    lottery.listDrawsByCode(brand.id, params.code, query),
  )
  route(draws.getHotAndGap, ({ brand, params, query }) =>
    lottery.getHotAndGap(brand.id, params.gameId, query.draws),
  )
  route(draws.showDrawProof, ({ brand, params }) =>
    lottery.showDrawProof(brand.id, params.gameId, params.numero),
  )
}

const bindOrders = (route: Route, lottery: Lottery): void => {
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

const bindTickets = (route: Route, lottery: Lottery): void => {
  route(tickets.showReceipt, ({ actor, params }) =>
    lottery.showReceipt(actor.memberId, BigInt(params.id)),
  )
  route(tickets.printReceipt, ({ actor, params, brand, language, visitor }) =>
    lottery.printReceipt({
      memberId: actor.memberId,
      ticketId: BigInt(params.id),
      language,
      reader: { language, brandLanguage: brand.defaultLanguage },
      brandId: brand.id,
      host: visitor.host,
    }),
  )
  route(tickets.listTicketKeys, () => lottery.listTicketKeys())
  route(tickets.listDrawLeaves, ({ brand, params, query }) =>
    lottery.listDrawLeaves(brand.id, params, query.chunk),
  )
  route(tickets.showTicketProof, ({ brand, params, query }) =>
    lottery.showTicketProof(brand.id, params, query.leaf),
  )
}

const bindSharedTickets = (route: Route, lottery: Lottery): void => {
  const viewerOf = (actor: Actor, brandId: number) => ({
    brandId,
    memberId: actor.kind === 'guest' ? undefined : actor.memberId,
  })
  route(shared.listSharedTickets, ({ actor, brand, query }) =>
    lottery.listSharedTickets(viewerOf(actor, brand.id), query.gameId),
  )
  route(shared.showSharedTicket, ({ actor, brand, params }) =>
    lottery.showSharedTicket(viewerOf(actor, brand.id), params.id),
  )
  route(shared.openSharedTicket, ({ actor, brand, body }) =>
    lottery.openSharedTicket({
      memberId: actor.memberId,
      brandId: brand.id,
      clientId: body.clientId,
      gameId: body.gameId,
      drawNumber: body.currentNumero,
      slip: body.bettingSlipString,
      prizeModeId: body.prizeModeId,
      amountMinor: parseMoney(body.betCartAmountSum),
      shareCount: body.shareCount,
      shares: body.shares,
    }),
  )
  route(shared.joinSharedTicket, ({ actor, brand, params, body }) =>
    lottery.joinSharedTicket({
      memberId: actor.memberId,
      brandId: brand.id,
      sharedTicketId: params.id,
      ...body,
    }),
  )
}

const bindSavedSlips = (route: Route, lottery: Lottery): void => {
  route(saved.listSavedSlips, ({ actor, query }) =>
    lottery.listSavedSlips(actor.memberId, query.gameId),
  )
  route(saved.saveSlip, ({ actor, brand, body: { bettingSlipString: slip, name, ...body } }) =>
    lottery.saveSlip({
      memberId: actor.memberId,
      brandId: brand.id,
      slip,
      name: name.trim(),
      ...body,
    }),
  )
  const nameOf = (memberId: bigint, id: string) => ({ memberId, id: BigInt(id) })
  route(saved.removeSavedSlip, ({ actor, params }) =>
    lottery.removeSavedSlip(nameOf(actor.memberId, params.id)),
  )
  route(saved.subscribeSlip, ({ actor, params, body }) =>
    lottery.subscribeSlip(nameOf(actor.memberId, params.id), body),
  )
  route(saved.unsubscribeSlip, ({ actor, params }) =>
    lottery.unsubscribeSlip(nameOf(actor.memberId, params.id)),
  )
}

export const bindLotteryRoutes = (route: Route, lottery: Lottery): void => {
  bindGames(route, lottery)
  bindDraws(route, lottery)
  bindOrders(route, lottery)
  bindTickets(route, lottery)
  bindSharedTickets(route, lottery)
  bindSavedSlips(route, lottery)
}
