import { Skeleton } from '@trevo/ui/states.tsx'
import { Suspense } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { useSession } from '../../core/session/store.ts'
import { usePhase } from '../../core/session/use-phase.ts'
import { MembersOnly } from '../../features/account/members-only.tsx'
import { PointMall } from '../../features/points/point-mall.tsx'
import { FramePage } from '../frame/frame-page.tsx'
import { PageHead } from '../frame/page-head.tsx'
import styles from './point-mall-page.module.css'

const waiting = <Skeleton height={420} radius={24} />

/** ROUTE-15: points and what they are exchanged for. */
export const Component = () => {
  const { t } = useLanguage()
  const isOff = useSession().whitelabelVal['PTSYS3'] === false
  if (isOff) {
    return (
      <FramePage
        title={t('common.pointsMall')}
        text={t('page.pointsText')}
        drawing="wrapped-gift"
      />
    )
  }
  return (
    <div className={styles['page']}>
      <PageHead title={t('common.pointsMall')} />
      <h1>{t('common.pointsMall')}</h1>
      <BrowserOnly fallback={waiting}>
        <Suspense fallback={waiting}>
          <Mall />
        </Suspense>
      </BrowserOnly>
    </div>
  )
}

const Mall = () => {
  const phase = usePhase()
  if (phase === 'restoring') return waiting
  if (phase === 'member') return <PointMall />
  return <MembersOnly phase={phase} heading="h2" />
}
