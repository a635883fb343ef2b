import { changePassword, finishFirstLogin } from '@trevo/contract/wps/security/password.ts'
import { getLoginInfo } from '@trevo/contract/wps/security/ticket.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { askingOf } from '../../identity/index.ts'
import type { SecurityCenter } from '../security.ts'

export const bindSecurityRoutes = (route: Route, security: SecurityCenter): void => {
  route(changePassword, (request) => security.changePassword(askingOf(request), request.body))
  route(finishFirstLogin, (request) => security.finishFirstLogin(askingOf(request), request.body))
  route(getLoginInfo, ({ brand, body, device }) =>
    security.logInByTicket({
      brand,
      ticket: body.ticket,
      device: { ...device, loginDeviceId: body.loginDeviceId },
    }),
  )
}
