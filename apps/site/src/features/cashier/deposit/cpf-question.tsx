import { useQueryClient } from '@tanstack/react-query'
import { updateProfile } from '@trevo/api-client/endpoints.ts'
import { plainCpf } from '@trevo/field-rules/cpf.ts'
import { Field } from '@trevo/ui/field.tsx'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { call } from '../../../core/api/api.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import styles from '../common/amount-form.module.css'
import { useText } from '../../../core/language/use-text.ts'
import { settingsQuery } from './queries.ts'

/** Asks for the CPF before the first deposit, explains why, and then asks for the amount. */
export const CpfQuestion = () => {
  const t = useText('cashier')
  const queries = useQueryClient()
  const form = useForm<'taxId'>({
    empty: { taxId: '' },
    check: (_, { taxId }) => (plainCpf(taxId) === undefined ? t('cashier.cpfWrong') : undefined),
    send: async ({ taxId }) => {
      const answer = await call(updateProfile, { body: { taxId } })
      // Provided on another page meanwhile: the settings contain it.
      if (answer.ok || answer.code === 'profile.field_locked') {
        await queries.invalidateQueries({ queryKey: settingsQuery().queryKey })
        return undefined
      }
      return answer.code === 'profile.field_invalid'
        ? { message: t('cashier.cpfRefused'), field: 'taxId' }
        : { message: answer.message || t('cashier.offline') }
    },
  })
  return (
    <form className={styles['form']} data-question onSubmit={form.onSubmit} noValidate>
      <p className={styles['question']}>{t('cashier.cpfMissing')}</p>
      <p className={styles['fee']}>{t('cashier.cpfWhy')}</p>
      <Field
        {...form.field('taxId')}
        label={t('cashier.cpf')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <FormEnd form={form} label={t('cashier.cpfSave')} />
    </form>
  )
}
