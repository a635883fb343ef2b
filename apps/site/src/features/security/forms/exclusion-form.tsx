import { excludeSelf } from '@trevo/api-client/endpoints.ts'
import {
  indefiniteDaysMin,
  type ExclusionKind,
  type ExclusionTerm,
} from '@trevo/contract/wps/security/exclusion.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Checkbox } from '@trevo/ui/field.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { to } from '../../../core/router/to.ts'
import { leaveSession } from '../../../core/session/store.ts'
import { call } from '../../../core/api/api.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import styles from './form.module.css'
import { useText } from '../../../core/language/use-text.ts'
import { FormModal, ProvePassword, useFailure } from './form-parts.tsx'

/** The second step: the consequences again, consent, and the login password. */
export const ExclusionForm = ({
  kind,
  term,
  endsAt,
  onClose,
}: {
  readonly kind: ExclusionKind
  readonly term: ExclusionTerm
  readonly endsAt: string | null
  readonly onClose: () => void
}) => {
  const t = useText('security')
  const { locale } = useLanguage()
  const failureOf = useFailure()
  const navigate = useNavigate()
  const [isAccepted, setIsAccepted] = useState(false)
  const [acceptProblem, setAcceptProblem] = useState<string>()
  const form = useForm({
    empty: { password: '' },
    check: (_name, { password }) => (password ? undefined : t('form.passwordNeeded')),
    send: async ({ password }) => {
      if (!isAccepted) {
        setAcceptProblem(t('exclusion.acceptNeeded'))
        return undefined
      }
      const answer = await call(excludeSelf, {
        body: { kind, term, password, statementAccepted: true },
      })
      if (!answer.ok) return failureOf(answer, { 'password.wrong': 'password' })
      // Every session is over, this one too; the way back in leads to the money alone.
      onClose()
      leaveSession()
      showToast(t(`exclusion.done.${kind}`))
      void navigate(to.home())
      return undefined
    },
  })
  return (
    <FormModal
      title={
        endsAt === null
          ? t('exclusion.confirmForeverTitle')
          : t(`exclusion.confirmTitle.${kind}`, { term: t(`exclusion.term.${term}`) })
      }
      lead={
        endsAt === null
          ? t('exclusion.confirmForeverText', { days: indefiniteDaysMin })
          : t(`exclusion.confirmText.${kind}`, { date: formatDateTime(new Date(endsAt), locale) })
      }
      onClose={onClose}
    >
      <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
        <Checkbox
          label={t(`exclusion.accept.${kind}`)}
          checked={isAccepted}
          error={acceptProblem}
          onChange={(event) => {
            setIsAccepted(event.target.checked)
            setAcceptProblem(undefined)
          }}
        />
        <ProvePassword field={form.field('password')} />
        <FormEnd look="danger" form={form} label={t('exclusion.go')} />
        <Button look="quiet" wide onClick={onClose}>
          {t('common.back')}
        </Button>
      </form>
    </FormModal>
  )
}
