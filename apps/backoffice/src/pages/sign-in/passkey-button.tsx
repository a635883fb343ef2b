import {
  signInOperatorByPasskey,
  startOperatorPasskeySignIn,
} from '@trevo/api-client/ops-endpoints.ts'
import { askPasskey, canUsePasskeys } from '@trevo/api-client/passkey.ts'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'

/** Lets the device sign in; `enter` answers what went wrong. */
export const PasskeyButton = ({
  isBusy,
  onPress,
}: {
  readonly isBusy: boolean
  readonly onPress: (enter: () => Promise<string>) => Promise<void>
}) => {
  const t = useT()
  const enter = async (): Promise<string> => {
    const asked = await call(startOperatorPasskeySignIn, { body: {} })
    if (!asked.ok) return asked.message
    const { challengeId, options } = asked.value
    const response = await askPasskey(options)
    if (!response) return t('passkey.notUsed')
    const answer = await call(signInOperatorByPasskey, { body: { challengeId, response } })
    return answer.ok ? '' : answer.message
  }
  if (!canUsePasskeys()) return null
  return (
    <button type="button" className="o-btn" disabled={isBusy} onClick={() => void onPress(enter)}>
      {t('passkey.enter')}
    </button>
  )
}
