import type { Answer } from '@trevo/contract/endpoint.ts'
import * as endpoints from '@trevo/contract/wps/system.ts'
import { getJackpot } from '@trevo/contract/wps/games.ts'
import { getMerchantWallet } from '@trevo/contract/wps/member.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Settings } from '../module.ts'
import type { BrandSnapshot } from '../service/snapshot-brands.ts'

/** The brand's jackpot counter, the same for every visitor (WINNER-2). */
export const jackpotOf = ({ row }: BrandSnapshot): Answer<typeof getJackpot> => ({
  base: formatMoney(row.jackpot_base_minor),
  step: formatMoney(row.jackpot_step_minor),
  intervalMs: row.jackpot_interval_ms,
  startedAt: row.jackpot_started_at.toISOString(),
  pool: row.jackpot_pool,
})

export const bindSettingsRoutes = (route: Route, settings: Settings): void => {
  route(endpoints.getSystemStatus, ({ brand, language, visitor }) =>
    settings.getSystemStatus(brand.id, language, visitor),
  )
  route(endpoints.getWhitelabel, ({ brand }) => settings.brand(brand.id).whitelabel)
  route(endpoints.getDomainRoute, ({ brand }) => settings.brand(brand.id).row.domains)
  route(endpoints.getRegisterSetting, ({ brand }) => settings.brand(brand.id).registerRules)
  route(getMerchantWallet, ({ brand }) => ({
    isSingle: settings.brand(brand.id).row.is_single_wallet,
  }))
  route(getJackpot, ({ brand }) => jackpotOf(settings.brand(brand.id)))
}
