import { useQuery } from '@tanstack/react-query'
import { confirmLimitRaise, setLimit } from '@trevo/api-client/endpoints.ts'
import { unitOfKind, type Limits, type LimitState } from '@trevo/contract/wps/limits.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Field, PasswordField } from '@trevo/ui/field.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useDeferredValue, useState } from 'react'
import { call } from '../../core/api/api.ts'
import { Modal } from '../../core/dialog/modal.tsx'
import { useText } from '../../core/language/use-text.ts'
import { FormEnd } from '../../core/forms/form-end.tsx'
import { useForm } from '../../core/forms/use-form.ts'
import type { PopupProps } from '../../core/popups/popup-props.ts'
import { useLimitWords } from '../../entities/limits/limit-words.ts'
import { readTyped } from '../../entities/limits/read-typed.ts'
import styles from './limits.module.css'
import { PreviewChart } from './preview-chart.tsx'
import { limitsQuery, useLimitsChanged } from './queries.ts'

/** Sets a limit, or gives the second yes to a higher one. */
const LimitPopup = ({
  kind,
  period,
  confirms = false,
  onClose,
}: PopupProps<'limit'> & { readonly onClose: () => void }) => {
  const { t } = useLimitWords()
  const { data } = useQuery(limitsQuery())
  const limit = data?.list.find((one) => one.kind === kind && one.period === period)
  if (!data || !limit) return null
  return (
    <Modal title={t(`limits.ask.${kind}`)} onClose={onClose} size={{ width: 460 }}>
      {confirms ? (
        <ConfirmForm limit={limit} onClose={onClose} />
      ) : (
        <LimitForm limits={data} limit={limit} onClose={onClose} />
      )}
    </Modal>
  )
}
export default LimitPopup

type FormProps = { readonly limit: LimitState; readonly onClose: () => void }

const useSecret = () => {
  const t = useText('security')
  return {
    needed: t('form.passwordNeeded'),
    field: {
      label: t('form.password'),
      showLabel: t('common.showPassword'),
      hideLabel: t('common.hidePassword'),
      maxLength: 128,
    },
  }
}

const LimitForm = ({ limits, limit, onClose }: FormProps & { readonly limits: Limits }) => {
  const { t, valueOf } = useLimitWords()
  const { kind, period } = limit
  const changed = useLimitsChanged()
  const secret = useSecret()
  const [isNone, setIsNone] = useState(false)
  const form = useForm({
    empty: { value: '', password: '' },
    check: (name, { value, password }) => {
      if (name === 'password') return password ? undefined : secret.needed
      return isNone || readTyped(kind, value) !== undefined ? undefined : t('limits.valueNeeded')
    },
    send: async ({ value, password }) => {
      const wanted = isNone ? null : (readTyped(kind, value) ?? '')
      const answer = await call(setLimit, { body: { kind, period, value: wanted, password } })
      if (!answer.ok) {
        const field = answer.code === 'password.wrong' ? 'password' : undefined
        return { message: answer.message, ...(field && { field }) }
      }
      const after = answer.value.list.find((one) => one.kind === kind && one.period === period)
      showToast(t(after?.waiting ? 'limits.asked' : 'limits.saved'))
      await changed()
      onClose()
      return undefined
    },
  })
  const typed = isNone ? undefined : readTyped(kind, form.values.value)
  const shown = useDeferredValue(typed)
  const isLower =
    typed !== undefined && (limit.value === null || Number(typed) < Number(limit.value))
  const isStrict = kind === 'loss' || kind === 'time'
  const hours = isStrict ? limits.raiseDelayHoursStrict : limits.raiseDelayHours
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <p className={styles['lead']}>
        {t(`limits.per.${period}`)}
        {limit.value !== null && ` · ${t('limits.now', { value: valueOf(kind, limit.value) })}`}
      </p>
      {!isNone && (
        <Field
          {...form.field('value')}
          label={t(`limits.value.${unitOfKind[kind]}`)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
      )}
      {shown !== undefined && period !== 'session' && (
        <PreviewChart kind={kind} period={period} value={shown} />
      )}
      <p className={styles['note']}>
        {isLower || (typed === undefined && !isNone)
          ? t('limits.lowerAtOnce', { hours })
          : t('limits.raiseWaits', { hours, days: limits.raiseSilenceDays })}
      </p>
      <PasswordField {...form.field('password')} {...secret.field} />
      <FormEnd form={form} label={labelOf({ t, valueOf }, limit, isNone ? null : typed)} />
      {limit.value !== null && (
        <Button look="quiet" wide onClick={() => setIsNone(!isNone)}>
          {isNone ? t('common.back') : t('limits.remove')}
        </Button>
      )}
    </form>
  )
}

/** What the button does: lower, set or ask. */
const labelOf = (
  { t, valueOf }: Pick<ReturnType<typeof useLimitWords>, 't' | 'valueOf'>,
  { kind, value: held }: LimitState,
  wanted: string | null | undefined,
): string => {
  if (wanted === null) return t('limits.askNone')
  if (wanted === undefined) return t('common.save')
  const value = valueOf(kind, wanted)
  if (held === null) return t('limits.setTo', { value })
  return t(Number(wanted) < Number(held) ? 'limits.lowerTo' : 'limits.raiseTo', { value })
}

const ConfirmForm = ({ limit, onClose }: FormProps) => {
  const { t, nameOf, valueOf } = useLimitWords()
  const changed = useLimitsChanged()
  const secret = useSecret()
  const { kind, period, waiting } = limit
  const form = useForm({
    empty: { password: '' },
    check: (_name, { password }) => (password ? undefined : secret.needed),
    send: async ({ password }) => {
      const answer = await call(confirmLimitRaise, { body: { kind, period, password } })
      if (!answer.ok) return { message: answer.message, field: 'password' }
      showToast(t('limits.saved'))
      await changed()
      onClose()
      return undefined
    },
  })
  const shown = (value: string | null | undefined) =>
    value === null || value === undefined ? t('limits.none') : valueOf(kind, value)
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <p className={styles['lead']}>
        {t('limits.waitingFromTo', {
          name: nameOf(limit),
          before: shown(limit.value),
          after: shown(waiting?.value),
        })}
      </p>
      <PasswordField {...form.field('password')} {...secret.field} />
      <FormEnd
        form={form}
        label={
          (waiting?.value ?? null) === null
            ? t('limits.confirmNone')
            : t('limits.confirm', { value: shown(waiting?.value) })
        }
      />
    </form>
  )
}
