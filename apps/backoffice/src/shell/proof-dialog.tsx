import { proveOperator } from '@trevo/api-client/ops-endpoints.ts'
import { useEffect, useState, type FormEvent } from 'react'
import { call } from '../core/api.ts'
import { focusOnce } from '../core/focus-once.ts'
import { registerProofAsker } from '../core/renew-proof.ts'
import { useT } from '../core/texts.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Field } from '../parts/field.tsx'
import styles from '../parts/form.module.css'

const CodeForm = ({ onEnd }: { readonly onEnd: (isProven: boolean) => void }) => {
  const t = useT()
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const prove = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const answer = await call(proveOperator, { body: { code } })
    setBusy(false)
    if (answer.ok) onEnd(true)
    else setError(answer.message)
  }
  return (
    <Dialog title={t('proof.title')} onClose={() => onEnd(false)}>
      <form className={styles['form']} onSubmit={(event) => void prove(event)}>
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
          <button type="submit" className="o-btn o-go" aria-disabled={isBusy}>
            {t('proof.confirm')} <kbd>↵</kbd>
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** Asks for a code whenever an act needs a recent proof; the act then goes on by itself. */
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
