import { Button } from '@trevo/ui/button.tsx'
import { useEffect } from 'react'
import { Empty } from '../../core/lists/empty.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { PageHead } from '../frame/page-head.tsx'
import { returnAddress } from './return-address.ts'

const goBack = () => location.replace(returnAddress(location.search))

/** Shown by the service worker in place of an unreachable page; returns there once it is reachable. */
export const Component = () => {
  const { t } = useLanguage()
  useEffect(() => {
    window.addEventListener('online', goBack)
    return () => window.removeEventListener('online', goBack)
  }, [])
  return (
    <>
      <PageHead title={t('page.offline')} />
      <Empty
        heading="h1"
        drawing="satellite-antenna"
        title={t('page.offline')}
        text={t('page.offlineText')}
        action={
          <Button look="plain" onClick={goBack}>
            {t('state.retry')}
          </Button>
        }
      />
    </>
  )
}
