import { Skeleton } from '@trevo/ui/states.tsx'
import { Suspense } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { useSession } from '../../core/session/store.ts'
import { usePhase } from '../../core/session/use-phase.ts'
import { Chat } from '../../features/support/chat/chat.tsx'
import { FramePage } from '../frame/frame-page.tsx'
import { PageHead } from '../frame/page-head.tsx'
import styles from './chat-page.module.css'

const waiting = <Skeleton height={420} radius={24} />

/** CALL-69: where the `chatUrl` of a launch leads, and where a conversation begins. */
export const Component = () => {
  const { t } = useLanguage()
  const isOff = useSession().whitelabelVal['CBS3'] === false
  if (isOff) {
    return <FramePage title={t('page.chat')} text={t('page.chatOff')} drawing="headphone" />
  }
  return (
    <div className={styles['page']}>
      <PageHead title={t('page.chat')} />
      <h1>{t('page.chat')}</h1>
      <BrowserOnly fallback={waiting}>
        <Suspense fallback={waiting}>
          <Whose />
        </Suspense>
      </BrowserOnly>
    </div>
  )
}

/** A member's conversation is only shown once it is known who looks. */
const Whose = () => (usePhase() === 'restoring' ? waiting : <Chat />)
