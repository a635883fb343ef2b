import { Skeleton } from '@trevo/ui/states.tsx'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { PromotionCard } from '../../features/promotions/promotion-card.tsx'
import { Promotions } from '../../features/promotions/promotions.tsx'
import { useAnnouncements } from '../../entities/announcement/announcements.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { PageHead } from '../frame/page-head.tsx'
import styles from '../frame/page.module.css'

const waiting = <Skeleton height={480} radius={16} />

/** ROUTE-14: promotions, each under its anchor, and the brand's other announcements. */
export const Component = () => {
  const { t } = useLanguage()
  const { data } = useAnnouncements()
  const announced = data?.promotion ?? []
  useAnchor(data !== undefined)
  return (
    <>
      <PageHead title={t('nav.PROMO')} description={t('page.promotionsLead')} />
      <h1 className={styles['title']}>{t('nav.PROMO')}</h1>
      <div className={styles['section']}>
        <BrowserOnly fallback={waiting}>
          <Suspense fallback={waiting}>
            <Promotions />
          </Suspense>
        </BrowserOnly>
      </div>
      {announced.map((promotion) => (
        <PromotionCard key={promotion.id} promotion={promotion} />
      ))}
    </>
  )
}

/** A link to an announced promotion works even if that loads after the page. */
const useAnchor = (isThere: boolean): void => {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!isThere || !hash) return
    const promotion = document.getElementById(hash.slice(1))
    if (promotion?.tagName !== 'ARTICLE') return
    promotion.scrollIntoView()
    promotion.focus({ preventScroll: true })
  }, [isThere, hash, key])
}
