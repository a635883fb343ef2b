import type { SocialLink } from '@trevo/contract/wps/security/social.ts'
import { useText } from '../../../core/language/use-text.ts'

/** Texts of a login or registration through a social network. */
export const useSocialNotice = (): ((link: SocialLink, of: 'login' | 'register') => string) => {
  const t = useText('access')
  return ({ provider }, of) =>
    t(of === 'login' ? 'social.linkNotice' : 'social.registerNotice', {
      provider: t(`social.${provider}`),
    })
}
