import { SocialLanding } from '../../features/auth/social/social-landing.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { PageHead } from '../frame/page-head.tsx'

/** /social/<provider>: the return from a network, which only a browser can handle. */
export const Component = () => {
  const { t } = useLanguage()
  return (
    <>
      <PageHead title={t('common.logIn')} />
      <BrowserOnly fallback={null}>
        <SocialLanding />
      </BrowserOnly>
    </>
  )
}
