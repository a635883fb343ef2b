import { SocialLanding } from '../../features/auth/social/social-landing.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { PageHead } from '../frame/page-head.tsx'

/** /social/<provider>: the way back from a network. Only a browser can go it. */
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
