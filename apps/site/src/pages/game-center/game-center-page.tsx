import { useQuery } from '@tanstack/react-query'
import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { useLocation } from 'react-router'
import { VendorGrid } from '../../entities/vendor/vendor-grid.tsx'
import { vendorsQuery } from '../../entities/game/catalogue-queries.ts'
import { splitLanes } from '../../entities/vendor/split-lanes.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { FramePage } from '../frame/frame-page.tsx'
import { PageHead } from '../frame/page-head.tsx'
import styles from '../frame/page.module.css'

/** ROUTE-9: the providers of a category. */
export const Component = () => {
  const { t, language } = useLanguage()
  const category = useLocation().pathname.slice(1).toUpperCase()
  const { data } = useQuery(vendorsQuery(language))
  const cards = splitLanes(data?.data.lanes ?? []).get(category) ?? []
  // The five categories of this page all have a name in the navigation.
  const title = t(`nav.${category}` as MessageKey)
  if (cards.length === 0) {
    return (
      <FramePage
        title={title}
        emptyTitle={t('page.centerEmpty')}
        text={t('page.centerEmptyText')}
        drawing={drawings[category] ?? 'compass'}
      />
    )
  }
  return (
    <>
      <PageHead title={title} />
      <h1 className={styles['title']}>{title}</h1>
      <VendorGrid cards={cards} />
    </>
  )
}

const drawings: Readonly<Record<string, string>> = {
  SPORTS: 'soccer-ball',
  ESPORTS: 'video-game',
  LOTT: 'ticket',
  ELOTT: 'crystal-ball',
  COCKFIGHT: 'rooster',
}
