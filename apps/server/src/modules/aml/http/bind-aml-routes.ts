import * as contract from '@trevo/contract/ops/compliance/aml-endpoints.ts'
import * as yearly from '@trevo/contract/ops/compliance/aml-year.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Aml } from '../module.ts'

const byOf = ({ brandId, username }: Pick<Operator, 'brandId' | 'username'>) => ({
  brandId,
  operator: username,
})

/** Alerts, persons and cases of the watch against money laundering. */
export const bindAmlRoutes = (route: Route, aml: Aml): void => {
  route(contract.listAmlAlerts, ({ actor, query }) => aml.listAmlAlerts(actor.brandId, query))
  route(contract.showAmlAlert, ({ actor, params }) =>
    aml.showAmlAlert(actor.brandId, BigInt(params.alertId)),
  )
  route(contract.noteAmlAlert, ({ actor, params, body }) =>
    aml.noteAmlAlert(byOf(actor), BigInt(params.alertId), body),
  )
  route(contract.closeAmlAlert, ({ actor, params, body }) =>
    aml.closeAmlAlert(byOf(actor), BigInt(params.alertId), body.reason),
  )
  route(contract.listAmlPersons, ({ actor, query }) => aml.listAmlPersons(actor.brandId, query))
  route(contract.showAmlPerson, ({ actor, params }) =>
    aml.showAmlPerson(actor.brandId, BigInt(params.personId)),
  )
  route(contract.listAmlCases, ({ actor, query }) => aml.listAmlCases(actor.brandId, query))
  route(contract.showAmlCase, ({ actor, params }) => aml.showAmlCase(actor, BigInt(params.caseId)))
  route(contract.openAmlCase, ({ actor, body }) => aml.openAmlCase(actor, body))
  route(contract.noteAmlCase, ({ actor, params, body }) =>
    aml.noteAmlCase(actor, BigInt(params.caseId), body),
  )
  route(contract.decideAmlCase, ({ actor, params, body }) =>
    aml.decideAmlCase(actor, BigInt(params.caseId), body),
  )
  route(contract.reportAmlCase, ({ actor, params, body }) =>
    aml.reportAmlCase(actor, params.caseId, body),
  )
  route(contract.downloadAmlReport, ({ actor, params, body }) =>
    aml.downloadAmlReport(actor, BigInt(params.caseId), body.reason),
  )
  route(yearly.showAmlYear, ({ actor, params }) => aml.showAmlYear(actor.brandId, params.year))
  route(yearly.reportAmlYear, ({ actor, params, body }) =>
    aml.reportAmlYear(actor, params.year, body),
  )
  route(yearly.downloadAmlYear, ({ actor, params }) =>
    aml.downloadAmlYear(actor.brandId, params.year),
  )
}
