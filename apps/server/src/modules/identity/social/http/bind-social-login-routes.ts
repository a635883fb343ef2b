import { listSocialProviders, removeSocialLogin } from '@trevo/contract/wps/security/social.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { askingOf } from '../../common/http/asking-of.ts'
import type { SocialSignIn } from '../service/social-sign-in.ts'

/** The list of providers, and the end of a social login. */
export const bindSocialLoginRoutes = (route: Route, social: SocialSignIn): void => {
  route(listSocialProviders, () => social.providers)
  route(removeSocialLogin, async (request) => {
    const { password, provider } = request.body
    await social.removeSocialLogin(askingOf(request), password, provider)
    return null
  })
}
