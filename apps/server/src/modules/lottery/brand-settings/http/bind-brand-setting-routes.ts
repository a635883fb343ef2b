import * as endpoints from '@trevo/contract/ops/lottery/settings.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { BrandSettings } from '../create-brand-settings.ts'

/** What holds for all lotteries of a brand. */
export const bindBrandSettingRoutes = (route: Route, settings: BrandSettings): void => {
  route(endpoints.showLotterySettings, ({ actor }) => settings.showLotterySettings(actor.brandId))
  route(endpoints.changeBigPrize, ({ actor, body }) => settings.changeBigPrize(actor, body))
  route(endpoints.changeSeriesRule, ({ actor, body }) => settings.changeSeriesRule(actor, body))
}
