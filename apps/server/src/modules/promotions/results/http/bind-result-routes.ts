import { listPromotionResults } from '@trevo/contract/wps/rewards/promotion-results.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { createListPromotionResults } from '../service/list-promotion-results.ts'

type Results = { readonly listPromotionResults: ReturnType<typeof createListPromotionResults> }

/** What promotions gave and paid, for everybody to see. */
export const bindResultRoutes = (route: Route, results: Results): void => {
  route(listPromotionResults, ({ brand, language }) =>
    results.listPromotionResults(brand.id, language),
  )
}
