import { getCaptcha, getHumanChallenge, logout } from '@trevo/contract/wps/session.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { captchaLifeSec } from '../service/check-captcha.ts'
import type { Identity } from '../module.ts'

/** The cookie that binds a captcha picture to its answer. */
export const captchaCookie = 'captchaId'

export const bindIdentityRoutes = (route: Route, identity: Identity): void => {
  route(logout, async ({ actor }) => {
    await identity.endSession(actor.sessionId)
    return null
  })
  route(getCaptcha, async ({ setCookie }) => {
    const { id, png } = await identity.makeCaptcha()
    setCookie(captchaCookie, id, captchaLifeSec)
    return png
  })
  route(getHumanChallenge, async () => ({ ...(await identity.makeHumanChallenge()) }))
}
