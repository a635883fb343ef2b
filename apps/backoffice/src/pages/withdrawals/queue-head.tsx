import { formatMinute } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { reviewReasons } from '../../core/review-reasons.ts'
import { plainAmount } from '../../core/plain-amount.ts'
import { ExportButton } from '../../parts/files/export-button.tsx'
import { SavedViews } from '../../parts/saved-views.tsx'
import {
  listFilterOf,
  orders,
  states,
  views,
  type useQueue,
  type useQueueFilter,
} from './use-queue.ts'
import styles from '../../parts/split-page.module.css'

type Option = { readonly value: string; readonly label: string }

const Choice = ({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly options: readonly Option[]
  readonly onChange: (value: string) => void
}) => (
  <select
    aria-label={label}
    className={styles['choice']}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    {options.map((one) => (
      <option key={one.value} value={one.value}>
        {one.label}
      </option>
    ))}
  </select>
)

type Of = Pick<ReturnType<typeof useQueueFilter>, 'filter' | 'change'>

const QueueChoices = ({ filter, change, count }: Of & { readonly count: number }) => {
  const t = useT()
  return (
    <div className={styles['choices']}>
      <Choice
        label={t('payouts.sort')}
        value={filter.order}
        options={orders.map((value) => ({ value, label: t(`payouts.order.${value}`) }))}
        onChange={(value) => change('order', value)}
      />
      <Choice
        label={t('payouts.show')}
        value={filter.state}
        options={states.map((value) => ({
          value,
          label: t(`payouts.state.${value}`, { count }),
        }))}
        onChange={(value) => change('state', value)}
      />
      <Choice
        label={t('payouts.why')}
        value={filter.reason ?? ''}
        options={[
          { value: '', label: t('payouts.anyReason') },
          ...reviewReasons.map((value) => ({ value, label: t(`payouts.short.${value}`) })),
        ]}
        onChange={(value) => change('reason', value)}
      />
    </div>
  )
}

/** Days and amount of a view that is not the queue. */
const ViewChoices = ({ filter, change }: Of) => {
  const t = useT()
  const day = (name: 'from' | 'to') => (
    <input
      type="date"
      aria-label={t(`word.${name}`)}
      className={styles['choice']}
      value={filter[name] ?? ''}
      onChange={({ currentTarget }) => change(name, currentTarget.value)}
    />
  )
  return (
    <div className={styles['choices']}>
      {day('from')}
      {day('to')}
      <input
        inputMode="decimal"
        aria-label={t('payouts.amountFrom')}
        placeholder={t('payouts.amountFrom')}
        className={styles['choice']}
        defaultValue={filter.min ?? ''}
        onBlur={({ currentTarget }) => change('min', plainAmount(currentTarget.value))}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') change('min', plainAmount(currentTarget.value))
        }}
      />
    </div>
  )
}

/** What the list shows and in which order; all of it is in the address. */
export const QueueHead = ({
  of: { filter, change },
  last,
}: {
  readonly of: ReturnType<typeof useQueueFilter>
  readonly last: ReturnType<typeof useQueue>['last']
}) => {
  const t = useT()
  const count = last?.waiting ?? 0
  const view = (
    <Choice
      label={t('payouts.view')}
      value={filter.view}
      options={views.map((value) => ({ value, label: t(`payouts.view.${value}`) }))}
      onChange={(value) => change('view', value)}
    />
  )
  return (
    <header className={styles['listHead']}>
      <div className={styles['title']}>
        <h1>{t('payouts.title')}</h1>
        {last && last.dueSoon > 0 && (
          <span className="o-pill o-bad">
            {t('payouts.dueSoon', { count: last.dueSoon, time: formatMinute(last.dueSoonUntil) })}
          </span>
        )}
      </div>
      {view}
      <SavedViews page="/withdrawals" />
      {filter.view === 'queue' ? (
        <QueueChoices filter={filter} count={count} change={change} />
      ) : (
        <>
          <ViewChoices filter={filter} change={change} />
          <ExportButton
            content={{ what: 'withdrawals', filter: listFilterOf(filter) }}
            name={t('office.payouts')}
          />
        </>
      )}
    </header>
  )
}
