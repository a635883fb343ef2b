import * as countries from '@trevo/contract/ops/company/sms-countries.ts'
import { listSmsBudgets } from '@trevo/contract/ops/sms-budgets.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { SmsCountries } from '../service/sms-countries.ts'
import type { Verification } from '../verification.ts'

export const bindVerificationOperatorRoutes = (
  route: Route,
  verification: Pick<Verification, 'listSmsBudgets'> & SmsCountries,
): void => {
  route(listSmsBudgets, ({ actor }) => verification.listSmsBudgets(actor.brandId))
  route(countries.listSmsCountries, ({ actor }) => verification.listSmsCountries(actor.brandId))
  route(countries.changeSmsCountries, ({ actor, body }) =>
    verification.changeSmsCountries(actor, body),
  )
}
