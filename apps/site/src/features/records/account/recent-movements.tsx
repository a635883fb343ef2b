import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../../core/language/language.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { rowsOf } from '../../../core/lists/pages.ts'
import { to } from '../../../core/router/to.ts'
import { useSession } from '../../../core/session/store.ts'
import { movementsQuery } from '../common/queries.ts'
import styles from '../common/records.module.css'
import { MovementRow } from './movement-row.tsx'

const shownMax = 5

/** The newest movements of the last thirty days, on the center's first page; nothing without any. */
export const RecentMovements = () => {
  const t = useText('records')
  const { language, locale } = useLanguage()
  const memberId = useSession().memberInfo?.id ?? ''
  const movements = useInfiniteQuery(movementsQuery(language, memberId, 'days30', 'all'))
  const titleId = useId()
  const rows = rowsOf(movements).slice(0, shownMax)
  if (rows.length === 0) return null
  return (
    <section className={styles['recent']} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{t('records.recent')}</h2>
        <Link to={to.member('transactionHistory')}>{t('home.seeAll')}</Link>
      </header>
      <ul>
        {rows.map((movement) => (
          <MovementRow key={movement.tx_id} movement={movement} locale={locale} isDated />
        ))}
      </ul>
    </section>
  )
}
