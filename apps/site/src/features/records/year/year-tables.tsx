import type { OwnYear } from '@trevo/contract/wps/records.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { Table, type Cell } from '../../../core/tables/table.tsx'
import { isGain } from '../common/day-bars.ts'
import { productName } from '../common/product-name.ts'
import styles from './year.module.css'

const Scrolling = ({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be scrollable by keyboard
  <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
)

type Played = Pick<OwnYear['totals'], 'betting' | 'winning' | 'pnl'>

const usePlayColumns = (): readonly Cell<Played>[] => {
  const t = useText('records')
  const { locale } = useLanguage()
  const money = (amount: string) => formatAmount(amount, { locale })
  return [
    { key: 'staked', label: t('common.staked'), show: ({ betting }) => money(betting) },
    { key: 'paid', label: t('records.paidOut'), show: ({ winning }) => money(winning) },
    {
      key: 'result',
      label: t('common.result'),
      mark: ({ pnl }) => ({ 'data-gain': isGain(pnl) || undefined }),
      show: ({ pnl }) => <b>{formatAmount(pnl, { locale, sign: 'always' })}</b>,
    },
  ]
}

type Month = OwnYear['totals'] & { readonly month?: string }

/** Money and result of each month. */
export const MonthTable = ({ of: { months, totals } }: { readonly of: OwnYear }) => {
  const t = useText('records')
  const { locale } = useLanguage()
  const play = usePlayColumns()
  const monthOf = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const money = (amount: string) => formatAmount(amount, { locale })
  if (months.length === 0) return null
  return (
    <Scrolling label={t('records.year.byMonth')}>
      <Table<Month>
        className={styles['table']}
        caption={t('records.year.byMonth')}
        rows={months}
        keyOf={({ month = '' }) => month}
        columns={[
          {
            key: 'month',
            label: t('records.year.month'),
            show: ({ month = '' }) => monthOf.format(new Date(`${month}-15T12:00:00Z`)),
          },
          {
            key: 'deposited',
            label: t('common.deposits'),
            show: ({ deposited }) => money(deposited),
          },
          {
            key: 'withdrawn',
            label: t('common.withdrawals'),
            show: ({ withdrawn }) => money(withdrawn),
          },
          ...play,
        ]}
        foot={{ name: t('common.total'), row: totals }}
      />
    </Scrolling>
  )
}

type Product = OwnYear['products'][number]

/** The result of each product. */
export const ProductTable = ({ of: { products } }: { readonly of: OwnYear }) => {
  const t = useText('records')
  const play = usePlayColumns()
  if (products.length === 0) return null
  return (
    <Scrolling label={t('records.byProduct')}>
      <Table<Product>
        className={styles['table']}
        caption={t('records.byProduct')}
        rows={products}
        keyOf={({ gameType }) => gameType}
        columns={[
          {
            key: 'product',
            label: t('common.type'),
            show: ({ gameType }) => t(productName(gameType)),
          },
          ...play,
        ]}
      />
    </Scrolling>
  )
}
