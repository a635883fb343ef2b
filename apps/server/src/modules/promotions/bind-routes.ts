import type { Route } from '../../platform/http/bind-route.ts'
import { bindApplicationRoutes } from './applications/http/bind-application-routes.ts'
import { bindBonusRoutes } from './bonuses/http/bind-bonus-routes.ts'
import { bindEntryRoutes } from './entries/http/bind-entry-routes.ts'
import type { Promotions } from './module.ts'
import { bindEditorRoutes } from './editor/http/bind-editor-routes.ts'
import { bindFreeRoundGiftRoutes, bindSegmentRoutes } from './segments/http/bind-segment-routes.ts'
import { bindOfferRoutes } from './offers/http/bind-offer-routes.ts'
import { bindResultRoutes } from './results/http/bind-result-routes.ts'
import { bindPromotionOperatorRoutes } from './operators/http/bind-promotion-operator-routes.ts'

/** The guests' and members' calls about promotions and bonus money. */
export const bindPromotionsRoutes = (route: Route, promotions: Promotions): void => {
  bindOfferRoutes(route, promotions)
  bindEntryRoutes(route, promotions)
  bindApplicationRoutes(route, promotions.applications)
  bindBonusRoutes(route, promotions)
  bindResultRoutes(route, promotions)
}

/** The operators' view of promotions, and their decisions. */
export const bindPromotionsOperatorRoutes = (
  route: Route,
  {
    operators,
    editor,
    segments,
    freeRoundGifts,
  }: Pick<Promotions, 'operators' | 'editor' | 'segments' | 'freeRoundGifts'>,
): void => {
  bindPromotionOperatorRoutes(route, operators)
  bindEditorRoutes(route, editor)
  bindSegmentRoutes(route, segments)
  bindFreeRoundGiftRoutes(route, freeRoundGifts)
}
