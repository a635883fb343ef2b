import { useQuery } from '@tanstack/react-query'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { useSession } from '../../core/session/store.ts'
import { formatPoints } from '../../entities/rewards/prize-text.ts'
import { kindName } from './kind-name.ts'
import styles from './points.module.css'
import { pointConfigQuery } from './queries.ts'
import { useText } from '../../core/language/use-text.ts'

const rules = ['points.rule1', 'points.rule2', 'points.rule3', 'points.noUrge'] as const

/** How points are earned, by product and deposit. */
export const EarningRules = () => {
  const t = useText('points')
  const { locale } = useLanguage()
  const config = useQuery(pointConfigQuery(useSession().memberInfo?.id ?? ''))
  if (!config.data) {
    return <NotLoaded query={config} height={320} radius={24} title={t('points.failed')} />
  }
  return (
    <>
      <table className={styles['table']}>
        <caption className="visually-hidden">{t('points.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('common.product')}</th>
            <th scope="col">{t('points.forEach')}</th>
            <th scope="col">{t('points.pointsRow')}</th>
          </tr>
        </thead>
        <tbody>
          {config.data.rules.map(({ productType, amount, point }) => (
            <tr key={productType}>
              <th scope="row">{t(kindName(productType))}</th>
              <td>{formatAmount(amount, { locale })}</td>
              <td>{formatPoints(point, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles['rules']}>
        {rules.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </>
  )
}
