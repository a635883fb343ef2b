import type { ProfitDay } from '@trevo/contract/wps/records.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { addAmounts, isGain } from '../common/day-bars.ts'
import styles from './profit.module.css'
import { noonOf } from '../common/spans.ts'
import { useText } from '../../../core/language/use-text.ts'

type Sums = Omit<ProfitDay, 'balanceDate' | 'products'>

const columns = [
  ['common.deposits', (day: Sums) => addAmounts(day.deposit, day.agentTransferIn)],
  ['common.withdrawals', (day: Sums) => addAmounts(day.withdraw, day.agentTransferOut)],
  ['common.staked', (day: Sums) => day.betting],
  ['records.paidOut', (day: Sums) => day.winning],
  ['common.rebate', (day: Sums) => day.rebate],
  ['nav.PROMO', (day: Sums) => day.promotion],
] as const

/** Every day with movement, and the sums of all of them. */
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
  const cells = (sums: Sums) => (
    <>
      {columns.map(([label, of]) => (
        <td key={label}>{formatAmount(of(sums), { locale })}</td>
      ))}
      <td data-gain={isGain(sums.pnl) || undefined}>
        <b>{formatAmount(sums.pnl, { locale, sign: 'always' })}</b>
      </td>
    </>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must do so by keyboard
    <div className={styles['scroll']} role="region" aria-label={t('records.byDay')} tabIndex={0}>
      <table className={styles['table']}>
        <caption>{t('records.byDay')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('common.day')}</th>
            {columns.map(([label]) => (
              <th key={label} scope="col">
                {t(label)}
              </th>
            ))}
            <th scope="col">{t('common.result')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.balanceDate}>
              <th scope="row">{dayOf.format(noonOf(day.balanceDate))}</th>
              {cells(day)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('common.total')}</th>
            {cells(totals)}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
