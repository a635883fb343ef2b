import { proveAgain } from '@trevo/api-client/endpoints.ts'
import { Button } from '@trevo/ui/button.tsx'
import { PasswordField } from '@trevo/ui/field.tsx'
import { useState, type FormEvent } from 'react'
import { callOnce } from '../../core/api/api.ts'
import { Modal } from '../../core/dialog/modal.tsx'
import { useText } from '../../core/language/use-text.ts'
import styles from './common/auth.module.css'

/** The password again after a session was idle; what was asked for then goes on. */
const ProveAgainPopup = ({
  onEnd,
  onClose,
}: {
  readonly onEnd: (isProven: boolean) => void
  readonly onClose: () => void
}) => {
  const t = useText('access')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const end = (isProven: boolean) => {
    onEnd(isProven)
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    const answer = await callOnce(proveAgain, { body: { password } })
    setIsBusy(false)
    if (answer.ok) end(true)
    else setProblem(answer.message)
  }
  return (
    <Modal title={t('again.title')} onClose={() => end(false)} size={{ width: 400 }} sheet={false}>
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles['lead']}>{t('again.text')}</p>
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
