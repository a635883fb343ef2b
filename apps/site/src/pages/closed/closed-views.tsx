import { formatTime } from '@trevo/i18n/format.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Empty } from '../../core/lists/empty.tsx'
import { Icon } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { PageHead } from '../frame/page-head.tsx'
import { ServiceLink } from '../../core/router/service-link.tsx'
import { viewOf } from '../../core/session/session-state.ts'
import { servicesAt } from '../../core/session/services-at.ts'
import { useSession } from '../../core/session/store.ts'
import styles from './closed-views.module.css'

/** START-1: the maintenance page or the restricted page. */
export const Component = () =>
  viewOf(useSession().systemStatus) === 1 ? <MaintenanceView /> : <RestrictedView />

/** START-2, ERR-16: the brand's text about its maintenance, or ours. */
const MaintenanceView = () => {
  const { t } = useLanguage()
  const { maintenanceNotice: notice, info } = useSession().systemStatus
  return (
    <ClosedView
      drawing="construction"
      title={notice?.title ?? t('view.maintenance')}
      text={
        <>
          {notice?.text ?? t('view.maintenanceText', { brand: info.brand.name })}
          {notice?.endsAt && <EndsAt at={notice.endsAt} />}
          <small className={styles['small']}>{t('view.comesBack')}</small>
        </>
      }
    />
  )
}

/** START-4, ERR-15; an address that does not belong to the brand leads to customer service too (ERR-14). */
const RestrictedView = () => {
  const { t } = useLanguage()
  const { domainValid, location } = useSession().systemStatus
  const host = useHost()
  if (!domainValid) {
    return (
      <ClosedView
        drawing="compass"
        title={t('view.domain')}
        text={t('view.domainText', { host })}
      />
    )
  }
  return (
    <ClosedView
      drawing="locked"
      title={t('view.restricted')}
      text={
        <>
          {t('view.restrictedText')}
          <b className={styles['fact']}>{t('view.yourIp', { ip: location.ip })}</b>
        </>
      }
    />
  )
}

const ClosedView = ({
  drawing,
  title,
  text,
}: {
  drawing: string
  title: string
  text: ReactNode
}) => {
  const { brand } = useSession().systemStatus.info
  return (
    <main className={styles['closed']}>
      <PageHead title={title} />
      <p className={styles['brand']}>
        <Icon name="home" size={30} />
        {brand.name.toLowerCase()}
      </p>
      <div className={styles['card']}>
        <Empty
          heading="h1"
          drawing={drawing}
          title={title}
          text={text}
          action={<ServiceButton />}
        />
      </div>
    </main>
  )
}

const ServiceButton = () => {
  const { t } = useLanguage()
  const [service] = servicesAt(useSession().systemStatus.info.customerService, 'CLOSED')
  if (!service) return null
  return (
    <ServiceLink path={service.path} className={buttonClass('brand', 'large')}>
      {t('view.service')}
    </ServiceLink>
  )
}

const subscribe = () => () => undefined

/** The server does not know the visitor's time zone. */
const EndsAt = ({ at }: { at: string }) => {
  const { t, locale } = useLanguage()
  const time = useSyncExternalStore(
    subscribe,
    () => formatTime(new Date(at), locale),
    () => '…',
  )
  return <b className={styles['fact']}>{t('view.endsAt', { time })}</b>
}

const useHost = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hostname,
    () => '…',
  )
