import type { VerificationRequired } from '@trevo/contract/wps/security/verification.ts'
import { Button } from '@trevo/ui/button.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Modal } from '../../core/dialog/modal.tsx'
import { to } from '../../core/router/to.ts'
import { switchPopup } from '../../core/popups/popups.ts'
import styles from './common/auth.module.css'
import { canUsePasskeys, passkeyObstacle } from '@trevo/api-client/passkey.ts'
import { Problem } from '../../core/forms/problem.tsx'
import { beginSession, type Welcome } from './session/begin-session.ts'
import { MethodChoice } from './two-factor/method-choice.tsx'
import { PasskeyProof } from './two-factor/passkey-proof.tsx'
import { ProofForm } from './two-factor/proof-form.tsx'
import { useText } from '../../core/language/use-text.ts'

type Props = {
  readonly required: VerificationRequired
  /** The password used for login, if any; decides what follows, as after any login. */
  readonly password?: string
  readonly site?: 'member' | 'agent'
  /** Where the login leads; home if absent (ROUTE-25). */
  readonly back?: string
  readonly onClose: () => void
}

/** MODAL-7, ERR-18: the second factor of a login, by a method that this member has. */
const TwoFactorPopup = ({ required, password, site = 'member', back, onClose }: Props) => {
  const t = useText('access')
  const auth = useText('auth')
  const navigate = useNavigate()
  const [over, setOver] = useState<string>()
  const onProven = async (welcome: Welcome) => {
    try {
      await beginSession(welcome, password)
    } catch {
      // The token is stored: the next page continues with it.
      showToast(auth('state.network'), 'bad')
    }
    onClose()
    void navigate(site === 'agent' ? to.agentHome() : (back ?? to.home()))
  }
  return (
    <Modal title={t('verify.title')} onClose={onClose} size={{ width: 440 }}>
      <p className={styles['lead']}>{t(`verify.reason.${required.reason}`)}</p>
      {over === undefined ? (
        <Ways required={required} onProven={onProven} onOver={setOver} />
      ) : (
        <div className={styles['form']}>
          <Problem text={over || auth('state.network')} />
          <Button
            size="large"
            wide
            onClick={() =>
              site === 'agent'
                ? onClose()
                : switchPopup('login', back === undefined ? {} : { back })
            }
          >
            {t('common.backToLogin')}
          </Button>
        </div>
      )}
    </Modal>
  )
}
export default TwoFactorPopup

const Ways = ({
  required,
  ...on
}: Pick<Props, 'required'> & {
  readonly onProven: (welcome: Welcome) => Promise<void>
  readonly onOver: (message: string) => void
}) => {
  const t = useText('access')
  const options = required.options.filter(({ method }) => method !== 'passkey' || canUsePasskeys())
  const [method, setMethod] = useState(options[0]?.method)
  const chosen = options.find((option) => option.method === method)
  if (!chosen) {
    const obstacle = passkeyObstacle()
    return <Problem text={obstacle && t(`passkey.${obstacle}`, { address: location.host })} />
  }
  return (
    <>
      {options.length > 1 && (
        <MethodChoice options={options} value={chosen.method} onChange={setMethod} />
      )}
      {chosen.method === 'passkey' ? (
        <PasskeyProof required={required} {...on} />
      ) : (
        <ProofForm
          key={chosen.method}
          required={required}
          method={chosen.method}
          hint={chosen.hint}
          {...on}
        />
      )}
    </>
  )
}
