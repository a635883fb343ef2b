import { confirmOperatorTotp, enrolOperatorTotp } from '@trevo/api-client/ops-endpoints.ts'
import { Field } from '@trevo/ui/field.tsx'
import { useState, type FormEvent } from 'react'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { focusOnce } from '../../core/focus-once.ts'
import styles from './sign-in-page.module.css'

/** Operators without an authenticator set one up before anything else. */
export const EnrolForm = ({
  password,
  onDone,
}: {
  readonly password: string
  readonly onDone: () => void
}) => {
  const t = useT()
  const [secret, setSecret] = useState<string>()
  const [error, setError] = useState<string>()
  const start = async () => {
    const answer = await call(enrolOperatorTotp, { body: { password } })
    if (answer.ok) setSecret(answer.value.secret)
    else setError(answer.message || answer.code)
  }
  const confirm = async (form: FormData) => {
    const code = String(form.get('code') ?? '').replaceAll(/\s/g, '')
    const answer = await call(confirmOperatorTotp, { body: { code } })
    if (answer.ok) onDone()
    else setError(answer.message || answer.code)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void confirm(new FormData(event.currentTarget))
  }
  return (
    <form onSubmit={submit} className={styles['form']}>
      <h1>{t('office.enrol')}</h1>
      <p className="o-muted">{t('office.enrolText')}</p>
      {secret === undefined ? (
        <button type="button" className="o-btn o-go" onClick={() => void start()}>
          {t('office.enrolStart')}
        </button>
      ) : (
        <>
          <code className={styles['secret']}>{secret}</code>
          <Field
            label={t('office.code')}
            hint={t('office.codeHint')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
            ref={focusOnce}
          />
          <button type="submit" className="o-btn o-go">
            {t('office.enrolDone')}
          </button>
        </>
      )}
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </form>
  )
}
