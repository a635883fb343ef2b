import {
  confirmOperatorTotp,
  enrolOperatorTotp,
  getOperator,
  loginOperator,
  logoutOperator,
} from '@trevo/contract/ops/session.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { OperatorAccess } from '../service/operator-access.ts'

export const bindOperatorRoutes = (route: Route, operators: OperatorAccess): void => {
  route(loginOperator, ({ brand, body, device }) =>
    operators.loginOperator({ ...body, brand, device }),
  )
  route(getOperator, ({ actor }) => operators.getOperator(actor))
  route(logoutOperator, async ({ actor, device }) => {
    await operators.logoutOperator(actor, device)
    return null
  })
  route(enrolOperatorTotp, ({ actor, device, body }) =>
    operators.enrolOperatorTotp(actor, device, body.password),
  )
  route(confirmOperatorTotp, ({ actor, device, body }) =>
    operators.confirmOperatorTotp(actor, device, body.code),
  )
}
