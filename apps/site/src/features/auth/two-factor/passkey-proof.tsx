import type { VerificationRequired } from '@trevo/contract/wps/security/verification.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import styles from '../common/auth.module.css'
import { Problem } from '../../../core/forms/problem.tsx'
import type { Welcome } from '../session/begin-session.ts'
import { useText } from '../../../core/language/use-text.ts'
import { proveByPasskey } from './prove.ts'

/** The proof that the device itself provides. */
export const PasskeyProof = ({
  required,
  onProven,
  onOver,
}: {
  readonly required: VerificationRequired
  readonly onProven: (welcome: Welcome) => Promise<void>
  readonly onOver: (message: string) => void
}) => {
  const t = useText('access')
  const auth = useText('auth')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const prove = async () => {
    setIsBusy(true)
    const proven = await proveByPasskey(required)
    if (proven.kind === 'welcome') await onProven(proven.welcome)
    setIsBusy(false)
    if (proven.kind === 'notUsed') setProblem(t('verify.passkeyNotUsed'))
    if (proven.kind !== 'refused') return
    if (proven.isOver) onOver(proven.message)
    setProblem(proven.message || auth('state.network'))
  }
  return (
    <div className={styles['form']}>
      <p className={styles['muted']}>{t('verify.passkeyText')}</p>
      <Problem text={problem} />
      <Button size="large" wide busy={isBusy} onClick={() => void prove()}>
        <Fingerprint size={20} aria-hidden="true" />
        {t('verify.usePasskey')}
      </Button>
    </div>
  )
}
