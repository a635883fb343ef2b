import { loginByPasskey, startPasskeyLogin } from '@trevo/api-client/endpoints.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../core/api/api.ts'
import type { LoginSite } from '../login/log-in.ts'
import { Problem } from '../../../core/forms/problem.tsx'
import { beginSession } from '../session/begin-session.ts'
import { findDeviceId } from '../session/device-id.ts'
import { useText } from '../../../core/language/use-text.ts'
import { askPasskey, passkeyObstacle } from '@trevo/api-client/passkey.ts'

/** A login without name, password or second factor: the device knows whose passkey it holds. */
export const PasskeyLogin = ({
  site = 'member',
  onLoggedIn,
}: {
  readonly site?: LoginSite
  readonly onLoggedIn: () => void
}) => {
  const t = useText('access')
  const auth = useText('auth')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const obstacle = passkeyObstacle()
  if (obstacle === 'browser') return null

  /** Returns the error, or undefined. */
  const enter = async (): Promise<string | undefined> => {
    const started = await call(startPasskeyLogin, { body: {} })
    if (!started.ok) return started.message || auth('state.network')
    const { challengeId, options } = started.value
    const response = await askPasskey(options)
    if (!response) return t('passkey.notUsed')
    const loginDeviceId = findDeviceId()
    const answer = await call(loginByPasskey, {
      body: { challengeId, response, site, ...(loginDeviceId !== undefined && { loginDeviceId }) },
    })
    if (!answer.ok) return answer.message || auth('state.network')
    await beginSession(answer.value)
    return undefined
  }
  const press = async () => {
    setIsBusy(true)
    const failed = await enter().catch(() => auth('state.network'))
    setIsBusy(false)
    setProblem(failed)
    if (failed === undefined) onLoggedIn()
  }
  return (
    <>
      <Button
        look="plain"
        size="large"
        wide
        busy={isBusy}
        disabledReason={obstacle && t(`passkey.${obstacle}`, { address: location.host })}
        onClick={() => void press()}
      >
        <Fingerprint size={20} aria-hidden="true" />
        {t('passkey.logIn')}
      </Button>
      <Problem text={problem} />
    </>
  )
}
