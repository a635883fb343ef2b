import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getVault, putInVault } from '@trevo/api-client/endpoints.ts'
import type { Vault } from '@trevo/contract/wps/cashier/vault.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Field } from '@trevo/ui/field.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { ask, call } from '../../core/api/api.ts'
import { FormEnd } from '../../core/forms/form-end.tsx'
import { useCommandId } from '../../core/forms/use-command-id.ts'
import { useForm } from '../../core/forms/use-form.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { useBalance } from '../../core/session/balance-store.ts'
import { useLimitWords } from '../../entities/limits/limit-words.ts'
import { readTyped } from '../../entities/limits/read-typed.ts'
import history from './history.module.css'
import styles from './limits.module.css'

const vaultKey = ['vault'] as const
const dayChoices = [1, 3, 7, 14, 30] as const

/** The vault: a part of the balance that the member puts away for some days. */
export const VaultPage = () => {
  const { t } = useLimitWords()
  const query = useQuery({
    queryKey: vaultKey,
    queryFn: ({ signal }) => ask(getVault, { query: {}, signal }),
  })
  if (!query.data) return <NotLoaded query={query} height={420} radius={24} />
  return (
    <div className={styles['page']}>
      <p className={styles['lead']}>{t('vault.lead')}</p>
      {/* What was put away empties the form. */}
      <PutForm key={query.data.parts.length} />
      <Parts vault={query.data} />
    </div>
  )
}

const PutForm = () => {
  const { t } = useLimitWords()
  const { locale } = useLanguage()
  const queries = useQueryClient()
  const balance = useBalance()
  const command = useCommandId()
  const [days, setDays] = useState<(typeof dayChoices)[number]>(7)
  const daysOf = (count: number) => t('vault.days', { count })
  const form = useForm({
    empty: { amount: '' },
    check: (_name, { amount }) =>
      Number(readTyped('deposit', amount) ?? 0) > 0 ? undefined : t('limits.valueNeeded'),
    send: async ({ amount }) => {
      const body = { clientId: command.current(), amount: readTyped('deposit', amount) ?? '', days }
      const answer = await call(putInVault, { body })
      command.answered(answer.ok ? undefined : answer.code)
      if (!answer.ok) return { message: answer.message, code: answer.code }
      queries.setQueryData(vaultKey, answer.value)
      showToast(t('vault.saved', { days: daysOf(days) }))
      return undefined
    },
  })
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      {balance && (
        <p className={styles['note']}>
          {t('vault.balance', { amount: formatAmount(balance.amount, { locale }) })}
        </p>
      )}
      <Field
        {...form.field('amount')}
        label={t('limits.value.money')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
      />
      <fieldset className={styles['again']}>
        <legend>{t('vault.howLong')}</legend>
        {dayChoices.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="days"
              checked={count === days}
              onChange={() => setDays(count)}
            />
            {daysOf(count)}
          </label>
        ))}
      </fieldset>
      <FormEnd form={form} label={t('vault.put', { days: daysOf(days) })} />
      <p className={styles['note']}>{t('vault.note')}</p>
    </form>
  )
}

const Parts = ({ vault }: { readonly vault: Vault }) => {
  const { t } = useLimitWords()
  const { locale } = useLanguage()
  const when = (at: string) => formatDateTime(new Date(at), locale)
  return (
    <section className={history['history']} aria-labelledby="vault-parts">
      <h2 id="vault-parts">
        {t('vault.total', { amount: formatAmount(vault.total, { locale }) })}
      </h2>
      {vault.parts.length === 0 ? (
        <p className={styles['note']}>{t('vault.empty')}</p>
      ) : (
        <ul>
          {vault.parts.map(({ id, amount, putAt, opensAt, returnedAt }) => (
            <li key={id}>
              <b>{formatAmount(amount, { locale })}</b>
              <time dateTime={putAt}>{when(putAt)}</time>
              <span>
                {returnedAt === null
                  ? t('vault.opens', { date: when(opensAt) })
                  : t(returnedAt < opensAt ? 'vault.returnedEarly' : 'vault.returned', {
                      date: when(returnedAt),
                    })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
