import { Button } from '@trevo/ui/button.tsx'
import { EmptyState } from '@trevo/ui/states.tsx'
import { drawingUrl } from '../../art/icon.tsx'
import { useLanguage } from '../../language/language.tsx'
import { useSession } from '../../session/store.ts'
import { openPopup } from '../../shell/popups.ts'
import { FramePage } from '../frame-page.tsx'
import { PageHead } from '../page-head.tsx'

/** ROUTE-20, ROLE-8: a visitor stays on this path and is asked to log in. */
export const Component = () => {
  const { t } = useLanguage()
  const { isLogin } = useSession()
  if (isLogin) {
    return (
      <FramePage title={t('account.security')} text={t('page.loginFirstText')} drawing="crown" />
    )
  }
  return (
    <>
      <PageHead title={t('account.security')} />
      <EmptyState
        heading="h1"
        picture={drawingUrl('locked', 192)}
        title={t('page.loginFirst')}
        text={t('page.loginFirstText')}
        action={<Button onClick={() => openPopup('login', {})}>{t('shell.login')}</Button>}
      />
    </>
  )
}
