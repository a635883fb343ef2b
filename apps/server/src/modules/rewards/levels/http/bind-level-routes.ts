import { listLevelBenefits } from '@trevo/contract/wps/rewards/referral.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { createListLevelBenefits } from '../service/list-level-benefits.ts'

type Levels = { readonly listLevelBenefits: ReturnType<typeof createListLevelBenefits> }

/** The rewards of levels. */
export const bindLevelRoutes = (route: Route, rewards: Levels): void => {
  route(listLevelBenefits, ({ brand }) => rewards.listLevelBenefits(brand.id))
}
