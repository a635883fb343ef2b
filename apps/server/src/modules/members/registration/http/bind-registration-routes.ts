import { checkAffiliate } from '@trevo/contract/wps/agent.ts'
import { registerByMobile, registerMember } from '@trevo/contract/wps/member.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { captchaCookie } from '../../../identity/index.ts'
import type { MarkDevice } from '../../codes/http/known-device.ts'
import type { Registration } from '../create-registration.ts'

/** Calls of people who have no account yet. */
export const bindRegistrationRoutes = (
  route: Route,
  registration: Registration,
  markDevice: MarkDevice,
): void => {
  route(registerMember, (request) => {
    const { brand, language, body, device, cookies } = request
    const registered = registration.registerMember({
      brand,
      language,
      form: body,
      captchaId: cookies[captchaCookie],
      device: { ...device, loginDeviceId: body.loginDeviceId },
    })
    return markDevice(request, registered)
  })
  route(registerByMobile, (request) => {
    const { brand, language, body, device, cookies } = request
    const registered = registration.registerByMobile({
      brand,
      language,
      form: body,
      captchaId: cookies[captchaCookie],
      device: { ...device, loginDeviceId: body.loginDeviceId },
    })
    return markDevice(request, registered)
  })
  route(checkAffiliate, ({ brand, query }) => registration.checkAffiliate({ brand, ...query }))
}
