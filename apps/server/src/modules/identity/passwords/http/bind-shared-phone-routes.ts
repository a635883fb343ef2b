import {
  checkSharedPhonePin,
  endSharedPhone,
  setSharedPhonePin,
} from '@trevo/contract/wps/security/shared-phone.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { askingOf } from '../../common/http/asking-of.ts'
import type { SharedPhone } from '../service/shared-phone.ts'

/** Calls of members about shared-phone mode. */
export const bindSharedPhoneRoutes = (route: Route, sharedPhone: SharedPhone): void => {
  route(setSharedPhonePin, async (request) => {
    const { password, pin, confirmPin } = request.body
    if (pin !== confirmPin) throw new Refusal('pin.confirmation_differs', { field: 'confirmPin' })
    return { pinProof: await sharedPhone.setSharedPhonePin(askingOf(request), password, pin) }
  })
  route(endSharedPhone, async (request) => {
    await sharedPhone.endSharedPhone(askingOf(request), request.body.password)
    return null
  })
  route(checkSharedPhonePin, async (request) => {
    const { pin } = request.body
    return { pinProof: await sharedPhone.checkSharedPhonePin(askingOf(request), pin) }
  })
}
