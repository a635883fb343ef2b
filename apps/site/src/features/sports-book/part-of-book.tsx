import type { UseQueryResult } from '@tanstack/react-query'
import type { Sport } from '@trevo/contract/wps/sports/matches.ts'
import { Skeleton } from '@trevo/ui/states.tsx'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LoadFailed } from '../../core/lists/list-states.tsx'
import { to } from '../../core/router/to.ts'
import { useText } from '../../core/language/use-text.ts'
import styles from './sports-book.module.css'

/** A page within a sport, with a link back to its matches: shown once it has loaded. */
export const PartOfBook = <Data,>({
  sport,
  query,
  children,
}: {
  readonly sport: Sport
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
}) => {
  const t = useText('sports')
  if (query.isPending) return <Skeleton height={420} radius={24} />
  return (
    <>
      <Link to={to.matches(sport)} className={styles['back']}>
        <ChevronLeft size={18} aria-hidden="true" />
        {t('sports.back')}
      </Link>
      {query.isError ? (
        <LoadFailed
          query={query}
          drawing="soccer-ball"
          title={t('sports.failed')}
          text={query.error.message}
        />
      ) : (
        children(query.data)
      )}
    </>
  )
}
