import { listPromotions } from '@trevo/contract/wps/promotions.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { createShowPromotions } from '../service/show-promotions.ts'

/** The promotions of a brand, in their state for a guest or a member. */
export const bindOfferRoutes = (
  route: Route,
  promotions: Pick<ReturnType<typeof createShowPromotions>, 'listPromotions'>,
): void => {
  route(listPromotions, ({ actor, brand, language }) =>
    promotions.listPromotions({
      brandId: brand.id,
      // A trial user sees what a guest sees.
      memberId: actor.kind === 'guest' || actor.kind === 'trial' ? undefined : actor.memberId,
      language,
      brandLanguage: brand.defaultLanguage,
    }),
  )
}
