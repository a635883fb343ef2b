import * as ops from '@trevo/contract/ops/payments/cashier-settings.ts'
import type { Operator } from '../../../../platform/http/actor.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { BrandSettings } from '../create-brand-settings.ts'

const by = ({ operatorId, username, brandId }: Operator) => ({
  brandId,
  by: { operatorId, username },
})

/** Calls of operators about the settings of their brand's cashier. */
export const bindSettingRoutes = (route: Route, settings: BrandSettings): void => {
  route(ops.showDepositSettings, ({ actor }) => settings.showDepositSettings(actor.brandId))
  route(ops.showWithdrawalSettings, ({ actor }) => settings.showWithdrawalSettings(actor.brandId))
  route(ops.previewDepositSettings, ({ actor, body }) =>
    settings.previewDepositSettings(actor.brandId, body.change),
  )
  route(ops.previewWithdrawalSettings, ({ actor, body }) =>
    settings.previewWithdrawalSettings(actor.brandId, body.change),
  )
  route(ops.changeDepositSettings, ({ actor, body }) =>
    settings.changeDepositSettings({ ...by(actor), ...body, reason: body.reason.trim() }),
  )
  route(ops.changeWithdrawalSettings, ({ actor, body }) =>
    settings.changeWithdrawalSettings({ ...by(actor), ...body, reason: body.reason.trim() }),
  )
}
