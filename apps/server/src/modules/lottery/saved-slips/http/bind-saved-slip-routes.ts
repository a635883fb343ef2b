import * as saved from '@trevo/contract/wps/lottery/saved-slips.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { SavedSlips } from '../service/saved-slips.ts'

/** Saved slips of a member. */
export const bindSavedSlipRoutes = (route: Route, savedSlips: SavedSlips): void => {
  route(saved.listSavedSlips, ({ actor, query }) =>
    savedSlips.listSavedSlips(actor.memberId, query.gameId),
  )
  route(saved.saveSlip, ({ actor, brand, body: { bettingSlipString: slip, name, ...body } }) =>
    savedSlips.saveSlip({
      memberId: actor.memberId,
      brandId: brand.id,
      slip,
      name: name.trim(),
      ...body,
    }),
  )
  const nameOf = (memberId: bigint, id: string) => ({ memberId, id: BigInt(id) })
  route(saved.removeSavedSlip, ({ actor, params }) =>
    savedSlips.removeSavedSlip(nameOf(actor.memberId, params.id)),
  )
  route(saved.subscribeSlip, ({ actor, params, body }) =>
    savedSlips.subscribeSlip(nameOf(actor.memberId, params.id), body),
  )
  route(saved.unsubscribeSlip, ({ actor, params }) =>
    savedSlips.unsubscribeSlip(nameOf(actor.memberId, params.id)),
  )
}
