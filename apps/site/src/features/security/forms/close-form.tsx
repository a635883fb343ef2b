import { closeAccount } from '@trevo/api-client/endpoints.ts'
import { formatDate } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Checkbox } from '@trevo/ui/field.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { call } from '../../../core/api/api.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { to } from '../../../core/router/to.ts'
import { leaveSession } from '../../../core/session/store.ts'
import styles from './form.module.css'
import { useText } from '../../../core/language/use-text.ts'
import { FormModal, ProvePassword, useFailure } from './form-parts.tsx'

/** What may be open, with the names used by `account.close_blocked`. */
const matters = [
  'balance',
  'withdrawal',
  'open_rounds',
  'lottery_tickets',
  'sports_slips',
  'rewards',
  'redemptions',
  'transfers',
  'agent_statements',
] as const
type Matter = (typeof matters)[number]

const openIn = (detail: Readonly<Record<string, unknown>> | undefined): readonly Matter[] => {
  const reasons: readonly unknown[] = Array.isArray(detail?.['reasons']) ? detail['reasons'] : []
  return matters.filter((matter) => reasons.includes(matter))
}

/** Closes the account for good; staying is the default. */
export const CloseForm = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText('security')
  const { locale } = useLanguage()
  const navigate = useNavigate()
  const failureOf = useFailure()
  const [isAccepted, setIsAccepted] = useState(false)
  const [open, setOpen] = useState<readonly Matter[]>([])
  const [acceptProblem, setAcceptProblem] = useState<string>()
  const form = useForm({
    empty: { password: '', reason: '' },
    check: (name, { password }) =>
      name === 'password' && password === '' ? t('form.passwordNeeded') : undefined,
    send: async ({ password, reason }) => {
      if (!isAccepted) {
        setAcceptProblem(t('close.acceptNeeded'))
        return undefined
      }
      const said = reason.trim()
      const body = { password, statementAccepted: true as const, ...(said && { reason: said }) }
      const answer = await call(closeAccount, { body })
      if (!answer.ok) {
        setOpen(answer.code === 'account.close_blocked' ? openIn(answer.detail) : [])
        return failureOf(answer, { 'password.wrong': 'password' })
      }
      const date = formatDate(new Date(answer.value.reopenableUntil), locale)
      onClose()
      leaveSession()
      showToast(t('close.done', { date }))
      void navigate(to.home())
      return undefined
    },
  })
  const reason = form.field('reason')
  return (
    <FormModal title={t('close')} lead={t('close.text')} onClose={onClose}>
      <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
        <label className={styles['area']}>
          {t('close.reason')}
          <textarea name="reason" maxLength={500} value={reason.value} onChange={reason.onChange} />
        </label>
        <Checkbox
          label={t('close.accept')}
          checked={isAccepted}
          error={acceptProblem}
          onChange={(event) => {
            setIsAccepted(event.target.checked)
            setAcceptProblem(undefined)
          }}
        />
        <ProvePassword field={form.field('password')} />
        {open.length > 0 && (
          <section>
            <p>{t('close.open.lead')}</p>
            <ul className={styles['open']}>
              {open.map((matter) => (
                <li key={matter}>{t(`close.open.${matter}`)}</li>
              ))}
            </ul>
          </section>
        )}
        <FormEnd look="danger" form={form} label={t('close')} />
        <Button look="quiet" wide onClick={onClose}>
          {t('close.stay')}
        </Button>
      </form>
    </FormModal>
  )
}
