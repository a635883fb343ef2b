import * as endpoints from '@trevo/contract/wps/sports/slips.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Slips } from '../create-slips.ts'

/** Slips, for members. */
export const bindSlipRoutes = (route: Route, slips: Slips): void => {
  route(endpoints.placeSlip, ({ actor, brand, body }) =>
    slips.placeSlip({
      memberId: actor.memberId,
      brandId: brand.id,
      clientId: body.clientId,
      kind: body.kind,
      stakeEachMinor: parseMoney(body.stakeEach),
      accepts: body.accepts,
      choices: body.legs.map(({ matchId, ...leg }) => ({ fixtureId: BigInt(matchId), ...leg })),
    }),
  )
  route(endpoints.listSlips, ({ actor, query }) => slips.listSlips(actor.memberId, query))
  route(endpoints.cashOutSlip, ({ actor, brand, params, body }) =>
    slips.cashOutSlip({
      memberId: actor.memberId,
      brandId: brand.id,
      slipId: BigInt(params.slipId),
      clientId: body.clientId,
      offerMinor: parseMoney(body.offer),
      percent: body.percent,
    }),
  )
  route(endpoints.getSlipDraft, ({ actor }) => slips.getSlipDraft(actor.memberId))
  route(endpoints.saveSlipDraft, ({ actor, body }) => slips.saveSlipDraft(actor.memberId, body))
}
