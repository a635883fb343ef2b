import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '../../core/language/use-text.ts'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import styles from './promotion-sheet.module.css'

/** Cards of what the member has: bonuses or applications. */
export const OwnList = <One,>({
  query,
  empty,
  show,
}: {
  readonly query: UseQueryResult<{ readonly list: readonly One[] }>
  readonly empty: ReactNode
  readonly show: (one: One) => ReactNode
}) => {
  const t = useText('promotions')
  if (!query.data) {
    return (
      <NotLoaded
        query={query}
        height={260}
        radius={16}
        title={t('promo.failed')}
        text={t('promo.failedText')}
      />
    )
  }
  if (query.data.list.length === 0) return empty
  return <ul className={styles['bonuses']}>{query.data.list.map(show)}</ul>
}
