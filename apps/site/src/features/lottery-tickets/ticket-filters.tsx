import { Chips } from '@trevo/ui/tabs.tsx'
import type { Lottery } from '../../entities/lottery/use-lotteries.ts'
import pages from '../../entities/lottery/lottery-pages.module.css'
import styles from './ticket-filters.module.css'
import { kinds, periods, statuses, type TicketFilter, type useFilter } from './use-filter.ts'
import { useText } from '../../core/language/use-text.ts'

/** Period, lottery, status and kind. */
export const TicketFilters = ({
  filter,
  set,
  games,
}: {
  readonly filter: TicketFilter
  readonly set: ReturnType<typeof useFilter>['set']
  readonly games: readonly Lottery[]
}) => {
  const t = useText('lottery-tickets')
  return (
    <div className={styles['filters']}>
      <Chips
        label={t('common.period')}
        items={periods.map((key) => ({ key, label: t(`period.${key}`) }))}
        value={filter.period}
        onChange={(period) => set('period', period)}
      />
      <Choice
        label={t('common.lottery')}
        value={String(filter.gameId)}
        onChange={(value) => set('game', value === '-1' ? undefined : value)}
        options={[
          ['-1', t('common.allLotteries')],
          ...games.map(({ gameId, remark }) => [String(gameId), remark] as const),
        ]}
      />
      <Choice
        label={t('common.status')}
        value={String(filter.status)}
        onChange={(value) => set('status', value === '0' ? undefined : value)}
        options={statuses.map((status) => [String(status), t(`lotteryTickets.status.${status}`)])}
      />
      <Choice
        label={t('common.type')}
        value={filter.kind}
        onChange={(value) => set('kind', value === 'ALL' ? undefined : value)}
        options={kinds.map((kind) => [kind, t(`lotteryTickets.kind.${kind}`)])}
      />
    </div>
  )
}

const Choice = ({
  label,
  value,
  onChange,
  options,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly (readonly [value: string, text: string])[]
}) => (
  <label className={pages['choice']}>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
