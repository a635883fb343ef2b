import {
  proveOperator,
  proveOperatorByPasskey,
  startOperatorPasskeyProof,
} from '@trevo/api-client/ops-endpoints.ts'
import { askPasskey, canUsePasskeys } from '@trevo/api-client/passkey.ts'
import { useEffect, useState, type FormEvent } from 'react'
import { call } from '../core/api.ts'
import { focusOnce } from '../core/focus-once.ts'
import { useOperator } from '../core/operator.ts'
import { registerProofAsker } from '../core/renew-proof.ts'
import { useT } from '../core/texts.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { EnterKey } from '../parts/enter-key.tsx'
import { Field } from '../parts/field.tsx'
import styles from '../parts/form.module.css'

/** The device answers for the operator; undefined if the person let it be. */
const proveByPasskey = async () => {
  const asked = await call(startOperatorPasskeyProof, { body: {} })
  if (!asked.ok) return asked
  const { challengeId, options } = asked.value
  const response = await askPasskey(options)
  return response && call(proveOperatorByPasskey, { body: { challengeId, response } })
}

const CodeForm = ({ onEnd }: { readonly onEnd: (isProven: boolean) => void }) => {
  const t = useT()
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const hasPasskey = useOperator().hasPasskey && canUsePasskeys()
  const send = async (
    prove: () => Promise<{ ok: true } | { ok: false; message: string } | undefined>,
  ): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    const answer = await prove()
    setBusy(false)
    if (answer?.ok) onEnd(true)
    else setError(answer?.message ?? t('passkey.notUsed'))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void send(() => call(proveOperator, { body: { code } }))
  }
  return (
    <Dialog title={t('proof.title')} onClose={() => onEnd(false)}>
      <form className={styles['form']} onSubmit={submit}>
        <p className="o-muted">{t('proof.text')}</p>
        <Field label={t('office.code')} error={error}>
          <input
            ref={focusOnce}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d{6}"
            maxLength={6}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        </Field>
        <div className={styles['acts']}>
          {hasPasskey && (
            <button type="button" className="o-btn" onClick={() => void send(proveByPasskey)}>
              {t('passkey.use')}
            </button>
          )}
          <button type="submit" className="o-btn o-go" aria-disabled={isBusy}>
            {t('proof.confirm')} <EnterKey />
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** Asks for a code or a passkey whenever an act needs a recent proof; the act then goes on by itself. */
export const ProofDialog = () => {
  const [answer, setAnswer] = useState<{ readonly end: (isProven: boolean) => void }>()
  useEffect(
    () => registerProofAsker(() => new Promise((resolve) => setAnswer({ end: resolve }))),
    [],
  )
  if (!answer) return null
  const end = (isProven: boolean): void => {
    setAnswer(undefined)
    answer.end(isProven)
  }
  return <CodeForm onEnd={end} />
}
