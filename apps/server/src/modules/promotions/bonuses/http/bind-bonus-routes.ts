import { cancelBonus, listMyBonuses } from '@trevo/contract/wps/promotions.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { askingOf } from '../../common/http/asking-of.ts'
import type { createShowBonuses } from '../service/show-bonuses.ts'

/** A member's bonus money. */
export const bindBonusRoutes = (
  route: Route,
  promotions: ReturnType<typeof createShowBonuses>,
): void => {
  route(listMyBonuses, (request) => promotions.listMyBonuses(askingOf(request)))
  route(cancelBonus, (request) =>
    promotions.cancelBonus(askingOf(request), BigInt(request.body.bonusId)),
  )
}
