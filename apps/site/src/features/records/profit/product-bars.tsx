import type { ProfitProduct } from '@trevo/contract/wps/records.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { isGain, sharesOf } from '../common/day-bars.ts'
import { productName } from '../common/product-name.ts'
import styles from './profit.module.css'
import { useText } from '../../../core/language/use-text.ts'

/** The amount per product, with bars relative to the largest one. */
export const ProductBars = ({ rows }: { readonly rows: readonly ProfitProduct[] }) => {
  const t = useText('records')
  const { locale } = useLanguage()
  const shares = sharesOf(rows.map(({ pnl }) => pnl))
  if (rows.length === 0) return undefined
  return (
    <section className={styles['products']}>
      <h2>{t('records.byProduct')}</h2>
      <ul>
        {rows.map((row, index) => (
          <li key={row.gameType}>
            <div>
              <b>{t(productName(row.gameType))}</b>
              <b data-gain={isGain(row.pnl) || undefined}>
                {formatAmount(row.pnl, { locale, sign: 'always' })}
              </b>
            </div>
            <span className={styles['track']} aria-hidden="true">
              <span
                data-loss={(shares[index] ?? 0) < 0 || undefined}
                style={{ '--share': Math.abs(shares[index] ?? 0) } as React.CSSProperties}
              />
            </span>
            <small>
              {t('records.stakedAndPaid', {
                staked: formatAmount(row.betting, { locale }),
                paid: formatAmount(row.winning, { locale }),
              })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
