import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { to, type MemberPage } from '../../core/router/to.ts'
import styles from './account.module.css'
import { MemberCard } from './member-card.tsx'
import { MemberNav } from './member-nav.tsx'
import { titleOf } from './member-pages.ts'
import { useText } from '../../core/language/use-text.ts'

/**
 * The personal center. Phones show either the list of pages or one page with a back button; wider
 * screens show both.
 */
export const MemberCenter = ({
  page,
  children,
}: {
  /** Undefined for the center itself. */
  readonly page: MemberPage | undefined
  readonly children: ReactNode
}) => {
  const t = useText('account')
  return (
    <div className={styles['center']} data-page={page}>
      <aside className={styles['side']}>
        <MemberNav current={page} />
      </aside>
      <div>
        {page === undefined ? (
          <h1 className={styles['title']}>{t('member.center')}</h1>
        ) : (
          <header className={styles['head']}>
            <Link to={to.member()} className={styles['back']} aria-label={t('common.back')}>
              <ChevronLeft size={22} aria-hidden="true" />
            </Link>
            <h1 className={styles['title']}>{t(titleOf(page))}</h1>
          </header>
        )}
        {page === undefined && <MemberCard />}
        {children}
      </div>
    </div>
  )
}
