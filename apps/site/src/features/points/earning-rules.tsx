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
import { Table } from '../../core/tables/table.tsx'

const rules = ['points.rule1', 'points.rule2', 'points.rule3', 'points.noUrge'] as const

/** How points are earned, by product and by deposit. */
export const EarningRules = () => {
  const t = useText('points')
  const { locale } = useLanguage()
  const config = useQuery(pointConfigQuery(useSession().memberInfo?.id ?? ''))
  if (!config.data) {
    return <NotLoaded query={config} height={320} radius={24} title={t('points.failed')} />
  }
  return (
    <>
      <Table
        className={styles['table']}
        caption={t('points.table')}
        hasHiddenCaption
        rows={config.data.rules}
        keyOf={({ productType }) => productType}
        columns={[
          {
            key: 'product',
            label: t('common.product'),
            show: ({ productType }) => t(kindName(productType)),
          },
          {
            key: 'amount',
            label: t('points.forEach'),
            show: ({ amount }) => formatAmount(amount, { locale }),
          },
          {
            key: 'points',
            label: t('points.pointsRow'),
            show: ({ point }) => formatPoints(point, locale),
          },
        ]}
      />
      <ul className={styles['rules']}>
        {rules.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </>
  )
}
