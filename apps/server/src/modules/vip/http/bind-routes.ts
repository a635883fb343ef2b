import { getPlayerRankProgress } from '@trevo/contract/wps/vip.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Vip } from '../module.ts'

export const bindVipRoutes = (route: Route, vip: Vip): void => {
  route(getPlayerRankProgress, ({ actor, brand, language }) =>
    vip.getPlayerRankProgress(brand.id, actor.memberId, language, brand.defaultLanguage),
  )
}
