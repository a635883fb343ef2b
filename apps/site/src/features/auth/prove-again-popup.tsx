import { useQuery } from '@tanstack/react-query'
import { listPasskeys, proveAgain, startProveAgain } from '@trevo/api-client/endpoints.ts'
import { askPasskey, canUsePasskeys } from '@trevo/api-client/passkey.ts'
import type { AgainProof } from '@trevo/contract/wps/kyc/prove-again.ts'
import { Button } from '@trevo/ui/button.tsx'
import { PasswordField } from '@trevo/ui/field.tsx'
import { Fingerprint } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { ask, callOnce } from '../../core/api/api.ts'
import { Modal } from '../../core/dialog/modal.tsx'
import { Problem } from '../../core/forms/problem.tsx'
import { useText } from '../../core/language/use-text.ts'
import styles from './common/auth.module.css'

/** Whether this member has a passkey that this browser can ask for. */
const useHasPasskey = (): boolean => {
  const { data } = useQuery({
    queryKey: ['proveAgain', 'passkeys'],
    queryFn: ({ signal }) => ask(listPasskeys, { signal }),
    enabled: canUsePasskeys(),
    staleTime: 0,
  })
  return data !== undefined && data.length > 0
}

/** @returns why it was refused; undefined once it is proven */
type Prove = (proof: AgainProof) => Promise<string | undefined>

const PasskeyWay = ({ prove }: { readonly prove: Prove }) => {
  const t = useText('access')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const askDevice = async (): Promise<string | undefined> => {
    const started = await callOnce(startProveAgain, { body: {} })
    if (!started.ok) return started.message
    const { challengeId, options } = started.value
    const response = await askPasskey(options)
    return response ? prove({ challengeId, response }) : t('again.passkeyNotUsed')
  }
  const use = async () => {
    setIsBusy(true)
    setProblem(await askDevice())
    setIsBusy(false)
  }
  return (
    <>
      <Problem text={problem} />
      <Button look="plain" size="large" wide busy={isBusy} onClick={() => void use()}>
        <Fingerprint size={20} aria-hidden="true" />
        {t('verify.usePasskey')}
      </Button>
    </>
  )
}

/** The password or a passkey again after a session was idle; what was asked for then goes on. */
const ProveAgainPopup = ({
  onEnd,
  onClose,
}: {
  readonly onEnd: (isProven: boolean) => void
  readonly onClose: () => void
}) => {
  const t = useText('access')
  const hasPasskey = useHasPasskey()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const end = (isProven: boolean) => {
    onEnd(isProven)
    onClose()
  }
  const prove: Prove = async (body) => {
    const answer = await callOnce(proveAgain, { body })
    if (!answer.ok) return answer.message
    end(true)
    return undefined
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    setProblem(await prove({ password }))
    setIsBusy(false)
  }
  return (
    <Modal title={t('again.title')} onClose={() => end(false)} size={{ width: 400 }} sheet={false}>
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles['lead']}>{t('again.text')}</p>
        {hasPasskey && <PasskeyWay prove={prove} />}
        <PasswordField
          label={t('again.password')}
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
          autoComplete="current-password"
          error={problem}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('common.continue')}
        </Button>
      </form>
    </Modal>
  )
}
export default ProveAgainPopup
