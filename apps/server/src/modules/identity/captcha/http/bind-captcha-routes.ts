import { getCaptcha, getHumanChallenge } from '@trevo/contract/wps/session.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { captchaLifeSec } from '../service/get-captcha.ts'
import type { Captcha } from '../create-captcha.ts'

/** The cookie that binds a captcha picture to its answer. */
export const captchaCookie = 'captchaId'

/** Challenges that tell people from programs. */
export const bindCaptchaRoutes = (
  route: Route,
  captcha: Pick<Captcha, 'getCaptcha' | 'getHumanChallenge'>,
): void => {
  route(getCaptcha, async ({ setCookie }) => {
    const { id, png } = await captcha.getCaptcha()
    setCookie(captchaCookie, id, captchaLifeSec)
    return png
  })
  route(getHumanChallenge, async () => ({ ...(await captcha.getHumanChallenge()) }))
}
