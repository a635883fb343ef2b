import { Link } from 'react-router'
import {
  formatAmount,
  formatCalendarDay,
  formatMinute,
  formatRate,
  formatSigned,
} from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { Panel } from '../../parts/panel.tsx'
import { nameProduct } from '../reports/name-product.ts'
import type { Figures } from './use-figures.ts'
import styles from './start-page.module.css'

const returned = (stakes: string, prizes: string): string =>
  Number(stakes) > 0 ? formatRate((Number(prizes) / Number(stakes)) * 10_000) : '–'

const Change = ({ change }: { readonly change: string }) => (
  <td className="o-number">
    <span className={styles['change']} data-tone={change.startsWith('-') ? 'down' : 'up'}>
      {formatSigned(change)}
    </span>
  </td>
)

/** Stakes and gross revenue by product, each with its change, and their sum. */
export const SourceTable = ({ figures }: { readonly figures: Figures }) => {
  const t = useT()
  const { products, current, change, closed, countedUntil } = figures
  return (
    <Panel title={t('figures.source')} note={t('figures.sourceNote')}>
      <div className="o-scroll">
        <table className="o-table">
          <thead>
            <tr>
              <th scope="col">{t('word.product')}</th>
              <th scope="col" className="o-number">
                {t('word.stakes')}
              </th>
              <th scope="col" className="o-number">
                {t('figures.returned')}
              </th>
              <th scope="col" className="o-number">
                {t('word.revenue')}
              </th>
              <th scope="col" className="o-number">
                {t('figures.change')}
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map((one) => (
              <tr key={one.product}>
                <td>
                  <Link to={`/reports?product=${encodeURIComponent(one.product)}&by=vendor`}>
                    {nameProduct(t, one.product)}
                  </Link>
                </td>
                <td className="o-number">{formatAmount(one.stakes)}</td>
                <td className="o-number">{returned(one.stakes, one.prizes)}</td>
                <td className="o-number">{formatAmount(one.grossRevenue)}</td>
                <Change change={one.change} />
              </tr>
            ))}
            <tr className={styles['sum']}>
              <td>{t('word.all')}</td>
              <td className="o-number">{formatAmount(current.stakes)}</td>
              <td className="o-number">{returned(current.stakes, current.prizes)}</td>
              <td className="o-number">{formatAmount(current.grossRevenue)}</td>
              <Change change={change} />
            </tr>
          </tbody>
        </table>
      </div>
      <p className={styles['foot']}>
        {closed
          ? t('figures.closed', {
              day: formatCalendarDay(closed.day),
              hash: `${closed.hash.slice(0, 4)}…${closed.hash.slice(-4)}`,
            })
          : t('figures.notClosed')}{' '}
        {t('figures.counted', { time: formatMinute(countedUntil) })}
      </p>
    </Panel>
  )
}
