import {
  awaitTradingChanges,
  resumeLeague,
  showTradingBoard,
  showTradingMatch,
  suspendLeague,
} from '@trevo/contract/ops/trading/board.ts'
import {
  listTradingFeeds,
  listTradingSlips,
  showTradingSlip,
} from '@trevo/contract/ops/trading/slips.ts'
import {
  changeBrandLimits,
  changeLeagueLimits,
  changeMarketLimits,
  changeMemberLimits,
  listTradingLimits,
} from '@trevo/contract/ops/trading/limits.ts'
import type { Operator } from '../../../../platform/http/actor.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { readerOf } from '../../../../platform/http/reader-of.ts'
import type { Trading } from '../create-trading.ts'

type BoundTrading = Omit<Trading, 'limitKinds'>

const bindLimits = (route: Route, trading: BoundTrading): void => {
  const changeOf = (
    { brandId, operatorId, username }: Operator,
    { reason, requestId }: { readonly reason: string; readonly requestId?: string | undefined },
  ) => ({ brandId, reason: reason.trim(), requestId, by: { operatorId, username } })

  route(changeBrandLimits, ({ actor, body: { reason, requestId, ...input } }) =>
    trading.changeBrandLimits({
      ...changeOf(actor, { reason, requestId }),
      target: 'brand',
      input,
    }),
  )
  route(changeMarketLimits, ({ actor, params, body: { reason, requestId, ...input } }) =>
    trading.changeMarketLimits({
      ...changeOf(actor, { reason, requestId }),
      target: params.kind,
      input,
    }),
  )
  route(changeLeagueLimits, ({ actor, params, body: { reason, requestId, ...input } }) =>
    trading.changeLeagueLimits({
      ...changeOf(actor, { reason, requestId }),
      target: params.league,
      input,
    }),
  )
  route(changeMemberLimits, ({ actor, body: { reason, requestId, username, ...input } }) =>
    trading.changeMemberLimits({
      ...changeOf(actor, { reason, requestId }),
      target: username.trim(),
      input,
    }),
  )
}

/** What traders see of matches, bets, feeds and limits, and what they set. */
export const bindTradingRoutes = (route: Route, trading: BoundTrading): void => {
  const readerAs = (request: Parameters<typeof readerOf>[0] & { readonly brand: Brand }) => ({
    brandId: request.brand.id,
    ...readerOf(request),
  })
  route(showTradingBoard, ({ brand, language, query }) =>
    trading.showTradingBoard(readerAs({ brand, language }), query),
  )
  route(awaitTradingChanges, ({ actor, query }) =>
    trading.awaitTradingChanges(actor.brandId, query.after),
  )
  route(showTradingMatch, ({ brand, language, params }) =>
    trading.showTradingMatch(readerAs({ brand, language }), BigInt(params.matchId)),
  )
  route(suspendLeague, ({ actor, params, body }) =>
    trading.suspendLeague({
      brandId: actor.brandId,
      operator: actor.username,
      league: params.league,
      reason: body.reason.trim(),
    }),
  )
  route(resumeLeague, ({ actor, params, body }) =>
    trading.resumeLeague({
      brandId: actor.brandId,
      operator: actor.username,
      league: params.league,
      reason: body.reason.trim(),
    }),
  )
  route(listTradingSlips, ({ actor, query }) => trading.listTradingSlips(actor.brandId, query))
  route(showTradingSlip, ({ actor, params }) =>
    trading.showTradingSlip(actor.brandId, params.slipId),
  )
  route(listTradingFeeds, ({ brand, language }) =>
    trading.listTradingFeeds(readerAs({ brand, language })),
  )
  route(listTradingLimits, ({ brand, language, query }) =>
    trading.listTradingLimits(readerAs({ brand, language }), query),
  )
  bindLimits(route, trading)
}
