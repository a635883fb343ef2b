import { buttonClass } from '@trevo/ui/button.tsx'
import { EmptyState } from '@trevo/ui/states.tsx'
import { drawingUrl } from '../art/icon.tsx'
import { useLanguage } from '../language/language.tsx'
import { PageHead } from '../pages/page-head.tsx'
import { useSession } from '../session/store.ts'
import styles from './closed-views.module.css'

const ServiceButton = () => {
  const { t } = useLanguage()
  const service = useSession().systemStatus.info.customerService[0]
  return (
    <a href={service?.path ?? 'mailto:'} className={buttonClass('brand', 'large')}>
      {t('view.service')}
    </a>
  )
}

/** START-2. */
export const MaintenanceView = () => {
  const { t } = useLanguage()
  return (
    <main className={styles['closed']}>
      <PageHead title={t('view.maintenance')} />
      <EmptyState
        heading="h1"
        picture={drawingUrl('construction', 192)}
        title={t('view.maintenance')}
        text={t('view.maintenanceText')}
        action={<ServiceButton />}
      />
    </main>
  )
}

/** START-4. */
export const RestrictedView = () => {
  const { t } = useLanguage()
  const { ip } = useSession().location
  return (
    <main className={styles['closed']}>
      <PageHead title={t('view.restricted')} />
      <EmptyState
        heading="h1"
        picture={drawingUrl('locked', 192)}
        title={t('view.restricted')}
        text={
          <>
            {t('view.restrictedText')}
            <br />
            <b>{t('view.yourIp', { ip })}</b>
          </>
        }
        action={<ServiceButton />}
      />
    </main>
  )
}
