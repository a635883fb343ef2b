import { listSocialProviders, startSocialLogin } from '@trevo/api-client/endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import type { SocialProvider } from '@trevo/contract/wps/security/social.ts'
import { Button } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { ask, call } from '../../../core/api/api.ts'
import { SocialMark } from '../../../core/art/social-mark.tsx'
import styles from '../common/auth.module.css'
import { Problem } from '../../../core/forms/problem.tsx'
import { useText } from '../../../core/language/use-text.ts'

/** LOGIN-3, REG-6: the networks that the brand has configured; not rendered without any. */
export const SocialButtons = () => {
  const t = useText('access')
  const auth = useText('auth')
  const { data: providers = [] } = useQuery({
    queryKey: ['socialProviders'],
    queryFn: ({ signal }) => ask(listSocialProviders, { signal }),
  })
  const [busy, setBusy] = useState<SocialProvider>()
  const [problem, setProblem] = useState<string>()
  if (providers.length === 0) return null

  const leaveFor = async (provider: SocialProvider) => {
    setBusy(provider)
    setProblem(undefined)
    const answer = await call(startSocialLogin, { body: { provider } })
    if (answer.ok) return location.assign(answer.value.url)
    setBusy(undefined)
    setProblem(answer.message || auth('state.network'))
  }
  return (
    <>
      <div className={styles['social']}>
        {providers.map((provider) => (
          <Button
            key={provider}
            look="plain"
            size="large"
            wide
            busy={busy === provider}
            aria-label={t('social.continueWith', { provider: t(`social.${provider}`) })}
            onClick={() => void leaveFor(provider)}
          >
            <SocialMark provider={provider} />
            {t(`social.${provider}`)}
          </Button>
        ))}
      </div>
      <Problem text={problem} />
    </>
  )
}
