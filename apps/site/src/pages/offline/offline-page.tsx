import { getSystemStatus } from '@trevo/api-client/endpoints.ts'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../../core/api/api.ts'
import { Empty } from '../../core/lists/empty.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { PageHead } from '../frame/page-head.tsx'
import { returnAddress } from './return-address.ts'

/** How often a device with a connection asks whether the site answers again. */
const askEveryMs = 15_000

const goBack = () => location.replace(returnAddress(location.search))

const watchConnection = (onChange: () => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether the device has a connection; on the server nobody knows. */
const useIsOnline = () =>
  useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => false,
  )

/** Shown by the service worker in place of an unreachable page; returns there once it is reachable. */
export const Component = () => {
  const { t } = useLanguage()
  const isOnline = useIsOnline()
  useEffect(() => {
    window.addEventListener('online', goBack)
    return () => window.removeEventListener('online', goBack)
  }, [])
  useEffect(() => {
    if (!isOnline) return undefined
    const timer = setInterval(() => {
      void call(getSystemStatus).then(({ ok }) => ok && goBack())
    }, askEveryMs)
    return () => clearInterval(timer)
  }, [isOnline])
  const title = t(isOnline ? 'page.unreachable' : 'page.offline')
  return (
    <>
      <PageHead title={title} />
      <Empty
        heading="h1"
        drawing="satellite-antenna"
        title={title}
        text={t(isOnline ? 'page.unreachableText' : 'page.offlineText')}
        action={
          <>
            <Button look="plain" onClick={goBack}>
              {t('state.retry')}
            </Button>
            {isOnline && (
              <a href={to.status()} className={buttonClass('plain')}>
                {t('page.toStatus')}
              </a>
            )}
          </>
        }
      />
    </>
  )
}
