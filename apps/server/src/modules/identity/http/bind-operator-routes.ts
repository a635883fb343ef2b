import {
  confirmOperatorTotp,
  enrolOperatorTotp,
  getOperator,
  loginOperator,
  logoutOperator,
} from '@trevo/contract/ops/session.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { OperatorAccess } from '../service/operator-access.ts'

export const bindOperatorRoutes = (route: Route, operators: OperatorAccess): void => {
  route(loginOperator, ({ brand, body, device }) => operators.logIn({ ...body, brand, device }))
  route(getOperator, ({ actor }) => operators.show(actor))
  route(logoutOperator, async ({ actor, device }) => {
    await operators.logOut(actor, device)
    return null
  })
  route(enrolOperatorTotp, ({ actor, device, body }) =>
    operators.enrolTotp(actor, device, body.password),
  )
  route(confirmOperatorTotp, ({ actor, device, body }) =>
    operators.confirmTotp(actor, device, body.code),
  )
}
