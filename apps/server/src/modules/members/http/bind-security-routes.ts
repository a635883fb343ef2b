import { changePassword, finishFirstLogin } from '@trevo/contract/wps/security/password.ts'
import type { Caller } from '../../../platform/http/actor.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Asking, Device } from '../../identity/index.ts'
import type { SecurityCenter } from '../security.ts'

type Request = { readonly actor: Caller; readonly device: Device }

const asking = ({ actor, device }: Request): Asking => ({ ...actor, device })

export const bindSecurityRoutes = (route: Route, security: SecurityCenter): void => {
  route(changePassword, (request) => security.changePassword(asking(request), request.body))
  route(finishFirstLogin, (request) => security.finishFirstLogin(asking(request), request.body))
}
