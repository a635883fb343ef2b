import { Button } from '@trevo/ui/button.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Empty } from '../../../core/lists/empty.tsx'
import { to } from '../../../core/router/to.ts'
import { sessionKeys } from '../../../core/session/session-keys.ts'
import { spendSocialAnswer } from '../../../core/session/url-secrets.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import { beginSession } from '../session/begin-session.ts'
import { useText } from '../../../core/language/use-text.ts'
import { finishSocial, isSocialProvider, type SocialOutcome } from './finish-social.ts'

/** Where a network redirects the browser: continues automatically, or shows why it cannot. */
export const SocialLanding = () => {
  const t = useText('access')
  const auth = useText('auth')
  const navigate = useNavigate()
  const { provider } = useParams()
  const [failed, setFailed] = useState<string>()

  const goOn = async (outcome: SocialOutcome) => {
    switch (outcome.kind) {
      case 'turnedBack':
        return setFailed(t('social.turnedBack'))
      case 'failed':
        return setFailed(outcome.message || auth('state.network'))
      case 'verify':
        openPopup('twoFactor', { required: outcome.required })
        break
      case 'link':
        openPopup('login', { social: outcome.link })
        break
      case 'register':
        // A logged-in member came from the security center, to connect rather than to register.
        openPopup(sessionKeys.read('token') === undefined ? 'register' : 'login', {
          social: outcome.link,
        })
        break
      case 'welcome':
        await beginSession(outcome.welcome)
        break
      default:
        outcome satisfies never
    }
    return navigate(to.home(), { replace: true })
  }

  useEffect(() => {
    const answer = spendSocialAnswer()
    if (!isSocialProvider(provider) || !answer) {
      void goOn({ kind: 'turnedBack' })
      return
    }
    finishSocial(provider, answer)
      .then(goOn)
      .catch(() => setFailed(auth('state.network')))
    // The provider's answer is valid for one attempt.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  if (failed === undefined) {
    const name = isSocialProvider(provider) ? t(`social.${provider}`) : ''
    return (
      <div aria-busy="true">
        <output className="visually-hidden">{t('social.landing', { provider: name })}</output>
        <Skeleton height={320} radius={24} />
      </div>
    )
  }
  return (
    <div role="alert">
      <Empty
        heading="h1"
        drawing="broken-heart"
        title={t('social.failedTitle')}
        text={failed}
        action={<Button onClick={() => openPopup('login', {})}>{t('common.backToLogin')}</Button>}
      />
    </div>
  )
}
