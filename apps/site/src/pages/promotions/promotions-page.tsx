import { Skeleton } from '@trevo/ui/states.tsx'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PromotionCard } from '../../features/promotions/promotion-card.tsx'
import { useAnnouncements } from '../../entities/announcement/announcements.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { LoadFailed } from '../../core/lists/list-states.tsx'
import { FramePage } from '../frame/frame-page.tsx'
import { PageHead } from '../frame/page-head.tsx'
import styles from '../frame/page.module.css'

/** ROUTE-14: what the brand announces as promotions, each under its anchor. */
export const Component = () => {
  const { t } = useLanguage()
  const { data, isError, isFetching, refetch } = useAnnouncements()
  const promotions = data?.promotion ?? []
  useAnchor(data !== undefined)
  if (data && promotions.length === 0) {
    return (
      <FramePage
        title={t('page.promotions')}
        text={t('page.promotionsText')}
        drawing="party-popper"
      />
    )
  }
  return (
    <>
      <PageHead title={t('page.promotions')} description={t('page.promotionsLead')} />
      <h1 className={styles['title']}>{t('page.promotions')}</h1>
      {!data && !isError && <Skeleton height={320} radius={24} />}
      {!data && isError && <LoadFailed query={{ isFetching, refetch }} />}
      {promotions.map((promotion) => (
        <PromotionCard key={promotion.id} promotion={promotion} />
      ))}
    </>
  )
}

/** A link that names a promotion finds it also when the promotions come after the page. */
const useAnchor = (isThere: boolean): void => {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!isThere || !hash) return
    const promotion = document.getElementById(hash.slice(1))
    promotion?.scrollIntoView()
    promotion?.focus({ preventScroll: true })
  }, [isThere, hash, key])
}
