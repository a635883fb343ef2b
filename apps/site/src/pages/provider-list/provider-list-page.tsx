import { useQuery } from '@tanstack/react-query'
import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { VendorGrid } from '../../entities/vendor/vendor-grid.tsx'
import { gameVendorsQuery } from '../../entities/game/catalogue-queries.ts'
import { splitLanes } from '../../entities/vendor/split-lanes.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { FramePage } from '../frame/frame-page.tsx'
import { PageHead } from '../frame/page-head.tsx'
import styles from '../frame/page.module.css'

/** ROUTE-11: every provider, under its category. */
export const Component = () => {
  const { t, language } = useLanguage()
  const { data, isSuccess } = useQuery(gameVendorsQuery(language))
  const lanes = [...splitLanes(data?.data.lanes ?? [])]
  const title = t('common.providers')
  if (isSuccess && lanes.length === 0) {
    return <FramePage title={title} text={t('page.providersText')} drawing="joystick" />
  }
  return (
    <>
      <PageHead title={title} description={t('home.description')} />
      <h1 className={styles['title']}>{title}</h1>
      {lanes.map(([category, cards]) => (
        <section key={category} className={styles['section']}>
          {/* An unknown category is shown as its code. */}
          <h2>{t(`nav.${category}` as MessageKey)}</h2>
          <VendorGrid cards={cards} />
        </section>
      ))}
    </>
  )
}
