import type { ProfitDay } from '@trevo/contract/wps/records.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { addAmounts, isGain } from '../common/day-bars.ts'
import styles from './profit.module.css'
import { noonOf } from '../common/spans.ts'
import { useText } from '../../../core/language/use-text.ts'
import { Table } from '../../../core/tables/table.tsx'

type Sums = Omit<ProfitDay, 'balanceDate' | 'products'>
/** One day; absent for the totals. */
type Row = Sums & Partial<Pick<ProfitDay, 'balanceDate'>>

const columns = [
  ['common.deposits', (day: Sums) => addAmounts(day.deposit, day.agentTransferIn)],
  ['common.withdrawals', (day: Sums) => addAmounts(day.withdraw, day.agentTransferOut)],
  ['common.staked', (day: Sums) => day.betting],
  ['records.paidOut', (day: Sums) => day.winning],
  ['common.rebate', (day: Sums) => day.rebate],
  ['nav.PROMO', (day: Sums) => day.promotion],
] as const

/** Every day with movements, and their totals. */
export const ProfitTable = ({
  days,
  totals,
}: {
  readonly days: readonly ProfitDay[]
  readonly totals: Sums
}) => {
  const t = useText('records')
  const { locale } = useLanguage()
  const dayOf = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    weekday: 'short',
    timeZone: 'UTC',
  })
  const figures = columns.map(([label, of]) => ({
    key: label,
    label: t(label),
    show: (sums: Row) => formatAmount(of(sums), { locale }),
  }))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be scrollable by keyboard
    <div className={styles['scroll']} role="region" aria-label={t('records.byDay')} tabIndex={0}>
      <Table<Row>
        className={styles['table']}
        caption={t('records.byDay')}
        rows={days}
        keyOf={({ balanceDate = '' }) => balanceDate}
        columns={[
          {
            key: 'day',
            label: t('common.day'),
            show: ({ balanceDate = '' }) => dayOf.format(noonOf(balanceDate)),
          },
          ...figures,
          {
            key: 'result',
            label: t('common.result'),
            mark: ({ pnl }) => ({ 'data-gain': isGain(pnl) || undefined }),
            show: ({ pnl }) => <b>{formatAmount(pnl, { locale, sign: 'always' })}</b>,
          },
        ]}
        foot={{ name: t('common.total'), row: totals }}
      />
    </div>
  )
}
