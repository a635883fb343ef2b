import { useQueryClient } from '@tanstack/react-query'
import { excludeSelf } from '@trevo/api-client/endpoints.ts'
import { indefiniteDaysMin, type ExclusionTerm } from '@trevo/contract/wps/security/exclusion.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Checkbox } from '@trevo/ui/field.tsx'
import { useState } from 'react'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { call } from '../../../core/api/api.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import styles from './form.module.css'
import { useText } from '../../../core/language/use-text.ts'
import { FormModal, ProvePassword, useDone, useFailure } from './form-parts.tsx'

/** The second step: the consequences again, consent, and the login password. */
export const ExclusionForm = ({
  term,
  endsAt,
  onClose,
}: {
  readonly term: ExclusionTerm
  readonly endsAt: string | null
  readonly onClose: () => void
}) => {
  const t = useText('security')
  const { locale } = useLanguage()
  const failureOf = useFailure()
  const queries = useQueryClient()
  const done = useDone(onClose)
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
      const answer = await call(excludeSelf, { body: { term, password, statementAccepted: true } })
      if (!answer.ok) return failureOf(answer, { 'password.wrong': 'password' })
      await done(t('exclusion.done'))
      // Other pages offer less from now on too.
      await queries.invalidateQueries()
      return undefined
    },
  })
  return (
    <FormModal
      title={
        endsAt === null
          ? t('exclusion.confirmForeverTitle')
          : t('exclusion.confirmTitle', { term: t(`exclusion.term.${term}`) })
      }
      lead={
        endsAt === null
          ? t('exclusion.confirmForeverText', { days: indefiniteDaysMin })
          : t('exclusion.confirmText', { date: formatDateTime(new Date(endsAt), locale) })
      }
      onClose={onClose}
    >
      <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
        <Checkbox
          label={t('exclusion.accept')}
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
