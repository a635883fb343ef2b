import * as endpoints from '@trevo/contract/wps/security/passkeys.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { askingOf } from '../../common/http/asking-of.ts'
import type { LoginRules } from '../../passwords/service/authenticate.ts'
import type { Passkeys } from '../service/passkeys.ts'

/** Calls about passkeys, including the challenge of a login. */
export const bindPasskeyRoutes = (
  route: Route,
  passkeys: Passkeys,
  loginRulesOf: (brandId: number) => LoginRules,
): void => {
  route(endpoints.listPasskeys, ({ actor }) => passkeys.listPasskeys(actor.memberId))
  route(endpoints.startPasskey, (request) => {
    const { brandName } = loginRulesOf(request.brand.id)
    const { host } = request.visitor
    return passkeys.startPasskey(askingOf(request), request.body.password, { host, brandName })
  })
  route(endpoints.addPasskey, (request) => {
    const { name, response } = request.body
    return passkeys.addPasskey(askingOf(request), response, { host: request.visitor.host, name })
  })
  route(endpoints.removePasskey, async (request) => {
    const { password, passkeyId } = request.body
    await passkeys.removePasskey(askingOf(request), password, passkeyId)
    return null
  })
  route(endpoints.startPasskeyLogin, ({ visitor }) => passkeys.startPasskeyLogin(visitor.host))
}
