import type { MoneyPath } from '@trevo/contract/wps/records.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Link } from 'react-router'
import { Icon } from '../../../core/art/icon.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { movementKindOf } from '../common/movement-kinds.ts'
import styles from './movement-page.module.css'
import { useMovementName } from './use-movement-name.ts'

/** From where the money came to where it went: one line under the other, each with a page of its own. */
export const MoneyWay = ({
  path,
  hrefOf,
}: {
  readonly path: MoneyPath
  readonly hrefOf: (id: string) => string
}) => {
  const t = useText('records')
  const { locale } = useLanguage()
  const nameOf = useMovementName()
  if (path.path.length < 2) return null
  return (
    <section className={styles['card']} aria-labelledby="way">
      <h2 id="way">{t('records.path.way')}</h2>
      <ol className={styles['way']}>
        {path.path.map(({ line, carried }) => {
          const isShown = line.tx_id === path.line.tx_id
          const { text, icon } = movementKindOf(line)
          const kind = t(text, { type: line.tx_type_id })
          const name = nameOf(line)
          return (
            <li key={line.tx_id} aria-current={isShown ? 'step' : undefined}>
              {carried !== null && (
                <p>{t('records.path.carried', { amount: formatAmount(carried, { locale }) })}</p>
              )}
              <Link to={hrefOf(line.tx_id)}>
                <Icon name={icon} size={32} />
                <span>
                  <b>{kind}</b>
                  <small>
                    {name !== kind && `${name} · `}
                    {formatDateTime(new Date(line.tx_time), locale)}
                  </small>
                </span>
                <b>{formatAmount(line.amount, { locale, sign: 'always' })}</b>
              </Link>
            </li>
          )
        })}
      </ol>
      <p className={styles['note']}>{t('records.path.wayNote')}</p>
    </section>
  )
}
