import * as office from '@trevo/contract/ops/compliance/tax.ts'
import { getTax, printTax } from '@trevo/contract/wps/tax.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Tax } from '../module.ts'

export const bindTaxRoutes = (route: Route, tax: Tax): void => {
  route(getTax, ({ actor }) => tax.getTax(actor.memberId, actor.brandId))
  route(printTax, ({ actor, language, query }) => tax.printTax({ ...actor, language }, query))
}

export const bindTaxOperatorRoutes = (route: Route, tax: Tax): void => {
  route(office.listTaxStatements, ({ actor, query }) => tax.listTaxStatements(actor.brandId, query))
  route(office.showTaxStatement, ({ actor, params }) =>
    tax.showTaxStatement(actor.brandId, params.statementId),
  )
  route(office.compareTaxYear, ({ actor, body }) => tax.compareTaxYear(actor, body))
}
